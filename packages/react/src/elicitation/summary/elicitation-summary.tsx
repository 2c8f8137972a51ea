'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest, useRequestState } from '../request-context.ts';

/** A longer list helps nobody; the title counts all, and each field says its own. */
const MOST = 10;

/** After a failed try to send: what needs attention, each a press away. Or nothing. */
export const ElicitationSummary: Part<'div'> = /* @__PURE__ */ createPart('div', 'summary', () => {
  const request = useRequest('Elicitation.Summary');
  const problems = useRequestState(request, (state) => state.problems);
  const { formatter, controller, view } = request;
  if (problems.length === 0 || view !== 'form') return null;
  return {
    role: 'alert',
    // What has been put right leaves the list in silence.
    'aria-atomic': false,
    'aria-relevant': 'additions',
    children: (
      <>
        <h3>{formatter.ui('summaryTitle', { count: problems.length })}</h3>
        <ul>
          {problems.slice(0, MOST).map((issue) => {
            const field = controller.form?.byId.get(issue.fieldId);
            return (
              field && (
                <li key={field.id}>
                  <button type="button" onClick={() => controller.targets.get(field.id)?.focus()}>
                    <bdi>{formatter.fieldLabel(field)}</bdi>
                  </button>{' '}
                  <span dir="auto">{formatter.issue(issue, field)}</span>
                </li>
              )
            );
          })}
        </ul>
      </>
    ),
  };
});
