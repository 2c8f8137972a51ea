'use client';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { isComposing } from '../../internal/is-composing.ts';
import { matches } from '../../internal/matches.ts';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';

/**
 * Wraps the question and gives Enter one meaning everywhere: in a field it leads on, never past the button that
 * sends; with Ctrl or Cmd it presses that button.
 */
export const ElicitationFormElement: Part<'form'> = /* @__PURE__ */ createPart('form', 'form', () => {
  const { controller, queue, entry } = useRequest('Elicitation.Form');
  return {
    noValidate: true,
    // Only a browser's own "Go" gets here; keys are met below.
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      controller.leadOn();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      queue.heartbeat(entry.id);
      if (event.key !== 'Enter' || event.defaultPrevented) return;
      const isField = matches(event.target, 'input');
      if (isComposing(event.nativeEvent)) {
        if (isField) event.preventDefault();
        return;
      }
      const isMod = event.ctrlKey || event.metaKey;
      if (isMod ? matches(event.target, 'button, a') : !isField) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isMod) void controller.accept();
      else controller.leadOn();
    },
  };
});
