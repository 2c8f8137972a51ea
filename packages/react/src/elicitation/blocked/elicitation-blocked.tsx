'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { fillSlot, SLOT } from '../sentence.tsx';
import { oneLine } from '../server/server-label.ts';

/** Why a question cannot be answered, in words. It can still be declined and closed. */
export const ElicitationBlocked: Part<'div'> = /* @__PURE__ */ createPart('div', 'blocked', () => {
  const { formatter, entry, view } = useRequest('Elicitation.Blocked');
  if (view !== 'blocked') return null;
  const reasons = entry.refusal
    ? [formatter.refusal(entry.refusal)]
    : entry.form
      ? entry.form.blockers.map((blocker) =>
          fillSlot(formatter.blocker({ ...blocker, name: SLOT }), <bdi>{oneLine(blocker.name)}</bdi>),
        )
      : [formatter.ui('urlRefused')];
  return {
    children: (
      <>
        <h3>{formatter.ui(entry.form ? 'cannotSend' : 'refusedTitle')}</h3>
        {reasons.map((reason, index) => (
          <p key={index} dir="auto">
            {reason}
          </p>
        ))}
      </>
    ),
  };
});
