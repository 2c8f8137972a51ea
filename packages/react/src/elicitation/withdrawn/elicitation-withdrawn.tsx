'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';

/** Says that the question has ended without an answer, and why. What was typed stays below. */
export const ElicitationWithdrawn: Part<'div'> = /* @__PURE__ */ createPart('div', 'withdrawn', () => {
  const { formatter, entry } = useRequest('Elicitation.Withdrawn');
  if (entry.state.name !== 'withdrawn') return null;
  return {
    role: 'status',
    children: (
      <>
        <h3>{formatter.ui('withdrawnTitle')}</h3>
        <p>
          {formatter.withdrawal(entry.state.reason)} {formatter.ui('withdrawnKept')}
        </p>
      </>
    ),
  };
});
