import type { ElicitationEntry, Form, UrlInspection } from '@elicit-kit/core';

/**
 * Which screen a question gets. `form`, `confirm` (a form without fields) and `consent` (an address) can be accepted;
 * `blocked` can be declined or cancelled, and so can `loading`, an address that is still being looked at; `waiting`,
 * `done` and `withdrawn` have ended and are closed by the person. `held` stands for all that a server may not put yet.
 */
export type RequestView =
  'form' | 'confirm' | 'consent' | 'loading' | 'blocked' | 'held' | 'waiting' | 'done' | 'withdrawn';

export function viewOf(
  { state, request, form }: ElicitationEntry,
  inspection: UrlInspection | null,
): RequestView {
  if (state.name === 'withdrawn' || state.name === 'waiting' || state.name === 'done') return state.name;
  if (state.name === 'held') return 'held';
  if (state.name === 'stopped') return 'withdrawn';
  if (request === null) return 'blocked';
  if (request.mode === 'url') return !inspection ? 'loading' : inspection.canOpen ? 'consent' : 'blocked';
  if (!form || form.blockers.length > 0) return 'blocked';
  return form.fields.length > 0 ? 'form' : 'confirm';
}

/** It can still be answered. */
export function isAnswerable(view: RequestView): boolean {
  return view !== 'waiting' && view !== 'done' && view !== 'withdrawn';
}

/** Whether a review comes before sending. A confirmation has nothing to review; one field is its own review. */
export function hasReview(form: Form | null, review: 'auto' | 'always' | 'never' = 'auto'): boolean {
  const count = form?.fields.length ?? 0;
  return count > 0 && review !== 'never' && (review === 'always' || count > 1);
}
