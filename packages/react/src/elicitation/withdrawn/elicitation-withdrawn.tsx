'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';

/** Says that the question, or the wait for its page, has ended, and why. What was typed stays below. */
export const ElicitationWithdrawn: Part<'div'> = /* @__PURE__ */ createPart('div', 'withdrawn', () => {
  const { formatter, entry } = useRequest('Elicitation.Withdrawn');
  const { state } = entry;
  if (state.name !== 'withdrawn' && state.name !== 'stopped') return null;
  return {
    role: 'status',
    children: (
      <>
        <h3>{formatter.ui('withdrawnTitle')}</h3>
        <p>
          {formatter.withdrawal(state.reason)} {state.name === 'withdrawn' && formatter.ui('withdrawnKept')}
        </p>
      </>
    ),
  };
});
