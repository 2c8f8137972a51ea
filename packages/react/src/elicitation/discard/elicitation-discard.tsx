'use client';
import { useId, type KeyboardEvent } from 'react';
import { isAnswerable } from '../../internal/request-view.ts';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest, useRequestState } from '../request-context.ts';

/** Asks before Escape or the close button throws typed answers away. Nothing until then. */
export const ElicitationDiscard: Part<'div'> = /* @__PURE__ */ createPart('div', 'discard', () => {
  const request = useRequest('Elicitation.Discard');
  const isAsking = useRequestState(request, (state) => state.isAskingDiscard);
  const id = useId();
  const { formatter, controller, view } = request;
  if (!isAsking || !isAnswerable(view)) return null;
  return {
    role: 'alertdialog',
    'aria-modal': true,
    'aria-labelledby': id,
    'aria-describedby': `${id}d`,
    onKeyDown: stayInside,
    children: (
      <div data-elicit="discard-box">
        <h3 id={id}>{formatter.ui('discardTitle')}</h3>
        <p id={`${id}d`}>{formatter.ui('discardBody')}</p>
        <div data-elicit="discard-actions">
          <button type="button" data-elicit="discard-leave" onClick={controller.discard}>
            {formatter.ui('discardLeave')}
          </button>
          <button
            type="button"
            data-elicit="discard-keep"
            ref={controller.targets.ref('discard')}
            onClick={controller.keepEditing}
          >
            {formatter.ui('discardKeep')}
          </button>
        </div>
      </div>
    ),
  };
});

/** Two buttons: Tab goes from one to the other, in both directions. */
function stayInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons.find((button) => button !== event.target)?.focus();
}
