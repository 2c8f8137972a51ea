'use client';
import { createPart, type Part } from '../elicitation/create-part.tsx';
import { useRequest, useRequestState } from '../elicitation/request-context.ts';
import { useCopy } from '../hooks/use-copy.ts';

/** Opens the page once more, for tabs that were closed. Nothing before consent, or when the page is done. */
export const ElicitationOpenAgain: Part<'button'> = /* @__PURE__ */ createPart('button', 'open-again', () => {
  const request = useRequest('Elicitation.OpenAgain');
  const isGuarded = useRequestState(request, (state) => state.isGuarded);
  const { formatter, controller, view } = request;
  if (view !== 'waiting') return null;
  return {
    type: 'button',
    'aria-disabled': isGuarded || undefined,
    onClick: () => void controller.accept(),
    children: formatter.ui('openAgain'),
  };
});

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
