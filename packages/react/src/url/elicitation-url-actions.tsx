'use client';
import { createPart, type Part } from '../elicitation/create-part.tsx';
import { useRequest, useRequestState } from '../elicitation/request-context.ts';
import { useCopy } from '../hooks/use-copy.ts';
import type { ElicitationForm } from '../hooks/use-elicitation-form.ts';

/** Opens the page once more, for tabs that were closed. Nothing before consent, or when the page is done. */
export const ElicitationOpenAgain: Part<'button'> = /* @__PURE__ */ createPart('button', 'open-again', () => {
  const request = useRequest('Elicitation.OpenAgain');
  const guarded = useGuarded(request, () => void request.controller.accept());
  return request.view === 'waiting' ? { ...guarded, children: request.formatter.ui('openAgain') } : null;
});

/**
 * Asks the server whether the page is done; stays, taking nothing, while it is being asked. Nothing where nobody can be
 * asked.
 */
export const ElicitationCheckAgain: Part<'button'> = /* @__PURE__ */ createPart(
  'button',
  'check-again',
  () => {
    const request = useRequest('Elicitation.CheckAgain');
    const { queue, entry, formatter } = request;
    const { state } = entry;
    const isBusy = state.name === 'waiting' && state.progress === 'checking';
    const guarded = useGuarded(request, () => queue.recheck(entry.id));
    if (state.name !== 'waiting' || !(state.canRecheck || isBusy)) return null;
    return {
      ...guarded,
      'aria-disabled': isBusy || guarded['aria-disabled'],
      'data-primary': true,
      'data-busy': isBusy || undefined,
      children: formatter.ui('checkAgain'),
    };
  },
);

/** Gives up the call that waits for the page. Nothing where none does. `Close` leaves the page and lets the call go on. */
export const ElicitationStopWaiting: Part<'button'> = /* @__PURE__ */ createPart(
  'button',
  'stop-waiting',
  () => {
    const request = useRequest('Elicitation.StopWaiting');
    const { queue, entry, formatter } = request;
    const guarded = useGuarded(request, () => queue.abandon(entry.id));
    if (entry.state.name !== 'waiting' || !entry.state.canAbandon) return null;
    return { ...guarded, children: formatter.ui('stopWaiting') };
  },
);

/** Takes no press for a moment after something new came under the pointer. */
function useGuarded(
  request: ElicitationForm,
  press: () => void,
): Record<string, unknown> & { 'aria-disabled': true | undefined } {
  const isGuarded = useRequestState(request, (state) => state.isGuarded);
  return {
    type: 'button',
    'aria-disabled': isGuarded || undefined,
    onClick: () => {
      if (!isGuarded) press();
    },
  };
}

/** Copies the address, for another browser or device. Only of addresses that could be opened. */
export const ElicitationCopyUrl: Part<'button'> = /* @__PURE__ */ createPart('button', 'copy', () => {
  const { formatter, inspection, view } = useRequest('Elicitation.CopyUrl');
  const { isCopied, copy } = useCopy();
  const href = inspection?.href;
  if (!href || view === 'done' || view === 'withdrawn') return null;
  return {
    type: 'button',
    'aria-live': 'polite',
    onClick: () => copy(href),
    children: formatter.ui(isCopied ? 'copied' : 'copyUrl'),
  };
});
