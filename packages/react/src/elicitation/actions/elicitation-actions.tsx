'use client';
import type { ElicitationEntry } from '@elicit-kit/core';
import { isAnswerable } from '../../internal/request-view.ts';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest, useRequestState } from '../request-context.ts';

/** Declines. Works at every moment while the question is open; what is held back is shown first. */
export const ElicitationDecline: Part<'button'> = /* @__PURE__ */ createPart('button', 'decline', () => {
  const { formatter, controller, view } = useRequest('Elicitation.Decline');
  if (!isAnswerable(view) || view === 'held') return null;
  return { type: 'button', onClick: controller.decline, children: formatter.ui('decline') };
});

/** Back from the review to the fields; nothing is lost. */
export const ElicitationBack: Part<'button'> = /* @__PURE__ */ createPart('button', 'back', () => {
  const request = useRequest('Elicitation.Back');
  const isReview = useRequestState(request, (state) => state.step === 'review');
  if (!isReview || request.view !== 'form') return null;
  return { type: 'button', onClick: () => request.controller.back(), children: request.formatter.ui('back') };
});

/**
 * Cancels an open question, asking first where something was typed; leaves a page that a call waits for, and lets the call
 * go on. Nothing once there is nothing else to do than to close: `Done` takes over.
 */
export const ElicitationClose: Part<'button'> = /* @__PURE__ */ createPart('button', 'close', () => {
  const { formatter, controller, view, entry } = useRequest('Elicitation.Close');
  if (!isAnswerable(view) && !isCallWaiting(entry)) return null;
  const label = formatter.ui(isCallWaiting(entry) ? 'done' : 'close');
  return {
    type: 'button',
    'aria-label': label,
    title: label,
    onClick: controller.dismiss,
    children: (
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
        <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    ),
  };
});

/** Closes a question that has ended, or a page that no call waits for. */
export const ElicitationDone: Part<'button'> = /* @__PURE__ */ createPart('button', 'close', () => {
  const request = useRequest('Elicitation.Done');
  const { formatter, controller, view, entry } = request;
  // It comes where the button stood that opened the page, and people press twice.
  const isGuarded = useRequestState(request, (state) => state.isGuarded) && view === 'waiting';
  if (isAnswerable(view) || isCallWaiting(entry)) return null;
  return {
    type: 'button',
    'aria-disabled': isGuarded || undefined,
    'data-primary': view !== 'waiting' || undefined,
    onClick: () => {
      if (!isGuarded) controller.discard();
    },
    children: formatter.ui('done'),
  };
});

/** Its page has been opened, and giving it up is something else than leaving it. */
function isCallWaiting({ state }: ElicitationEntry): boolean {
  return state.name === 'waiting' && state.canAbandon;
}
