'use client';
import { createPart, type Part } from '../elicitation/create-part.tsx';
import { useRequest } from '../elicitation/request-context.ts';
import { sentence } from '../elicitation/sentence.tsx';

/** After consent: that the page is open elsewhere, then that the server calls it done. Nothing before. */
export const ElicitationUrlStatus: Part<'div'> = /* @__PURE__ */ createPart('div', 'url-status', () => {
  const { formatter, inspection, view } = useRequest('Elicitation.UrlStatus');
  if (view !== 'waiting' && view !== 'done') return null;
  return {
    role: 'status',
    'data-state': view,
    children: (
      <>
        <h3>{formatter.ui(view === 'done' ? 'urlDoneTitle' : 'urlWaitingTitle')}</h3>
        {view === 'waiting' && (
          <p>{sentence(formatter, 'urlWaitingBody', 'host', <bdi dir="ltr">{inspection?.host}</bdi>)}</p>
        )}
      </>
    ),
  };
});
