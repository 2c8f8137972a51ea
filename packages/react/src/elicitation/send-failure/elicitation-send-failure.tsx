'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { sentence } from '../sentence.tsx';
import { serverLabel } from '../server/server-label.ts';

/** Says that the answer did not get out, and that nothing of it is lost. Or nothing. */
export const ElicitationSendFailure: Part<'div'> = /* @__PURE__ */ createPart('div', 'send-failure', () => {
  const request = useRequest('Elicitation.SendFailure');
  const { formatter, entry } = request;
  if (entry.state.name !== 'failed') return null;
  return {
    role: 'alert',
    children: (
      <>
        <h3>{formatter.ui('sendFailedTitle')}</h3>
        <p>{sentence(formatter, 'sendFailedBody', 'server', <bdi>{serverLabel(request)}</bdi>)}</p>
      </>
    ),
  };
});
