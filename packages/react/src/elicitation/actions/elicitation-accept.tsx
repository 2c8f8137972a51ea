'use client';
import type { ElicitationForm } from '../../hooks/use-elicitation-form.ts';
import { hasReview } from '../../internal/request-view.ts';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest, useRequestState } from '../request-context.ts';
import { sentence } from '../sentence.tsx';

/** The button that accepts: "Send", "Confirm" or "Open {host}". Nothing while a review comes first, or where nothing can be accepted. */
export const ElicitationAccept: Part<'button'> = /* @__PURE__ */ createPart('button', 'accept', () => {
  const request = useRequest('Elicitation.Accept');
  const attributes = useLeadingButton(request);
  const isNext = useIsReviewNext(request);
  const { view, formatter, inspection, entry } = request;
  if (isNext || !(view === 'form' || view === 'confirm' || view === 'consent')) return null;
  const words =
    entry.state.name === 'failed'
      ? formatter.ui('sendAgain')
      : view === 'consent'
        ? sentence(formatter, 'openUrl', 'host', <bdi dir="ltr">{inspection?.host}</bdi>)
        : formatter.ui(view === 'confirm' ? 'confirm' : 'send');
  return { ...attributes, children: attributes['data-busy'] ? formatter.ui('sending') : words };
});

/** The button that leads to the review. Nothing where none comes. */
export const ElicitationContinue: Part<'button'> = /* @__PURE__ */ createPart('button', 'continue', () => {
  const request = useRequest('Elicitation.Continue');
  const attributes = useLeadingButton(request);
  const isNext = useIsReviewNext(request);
  return isNext ? { ...attributes, children: request.formatter.ui('continue') } : null;
});

function useIsReviewNext(request: ElicitationForm): boolean {
  const isEdit = useRequestState(request, (state) => state.step === 'edit');
  return isEdit && request.view === 'form' && hasReview(request.entry.form, request.options.review);
}

/** What the two have in common. They stay focusable while they take nothing, so that the focus is not lost. */
function useLeadingButton(
  request: ElicitationForm,
): Record<string, unknown> & { 'data-busy': true | undefined } {
  const isGuarded = useRequestState(request, (state) => state.isGuarded);
  const isLoading = useRequestState(request, (state) => state.isBusy);
  const isBusy = isLoading || request.entry.state.name === 'sending';
  const { controller, formatter } = request;
  return {
    type: 'button',
    ref: controller.targets.ref('accept'),
    'aria-disabled': isGuarded || isBusy || undefined,
    'data-guarded': isGuarded || undefined,
    'data-busy': isBusy || undefined,
    title: isGuarded ? formatter.ui('guard') : undefined,
    onClick: () => void controller.accept(),
  };
}
