'use client';
import type { Answer, FieldDraft } from '@elicit-kit/core';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest, useRequestState } from '../request-context.ts';
import { sentence } from '../sentence.tsx';
import { serverLabel } from '../server/server-label.ts';
import { ContentJson } from './content-json.tsx';
import { ReviewRow } from './review-row.tsx';

/** Exactly what leaves, before it leaves: each answer with its origin, and the content itself on demand. */
export const ElicitationReview: Part<'section'> = /* @__PURE__ */ createPart('section', 'review', () => {
  const request = useRequest('Elicitation.Review');
  const { formatter, controller, view } = request;
  const result = useRequestState(request, (state) => state.result);
  if (!result || !controller.engine || view !== 'form') return null;
  const draft = controller.engine.getDraft();
  return {
    children: (
      <>
        <h3 ref={controller.targets.ref('review')} tabIndex={-1}>
          {formatter.ui('reviewTitle')}
        </h3>
        <p data-elicit="review-hint">
          {sentence(formatter, 'reviewHint', 'server', <bdi>{serverLabel(request)}</bdi>)}
        </p>
        <dl>
          {controller.form?.fields.map((field) => (
            <ReviewRow
              key={field.id}
              field={field}
              answer={result.answers.get(field.id) ?? LEFT_OUT}
              zone={zoneOf(draft[field.id])}
              formatter={formatter}
              onEdit={() => controller.back(field.id)}
            />
          ))}
        </dl>
        <ContentJson content={result.content} formatter={formatter} />
      </>
    ),
  };
});

const LEFT_OUT: Answer = { state: 'left-out', wasDefault: false, issues: [] };

function zoneOf(draft: FieldDraft | undefined): string | null {
  return draft?.kind === 'date-time' ? draft.zone : null;
}
