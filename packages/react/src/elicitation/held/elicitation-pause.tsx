'use client';
import { useId, useState } from 'react';
import { isAnswerable } from '../../internal/request-view.ts';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { sentence } from '../sentence.tsx';
import { serverLabel } from '../server/server-label.ts';

/** How long a pause may be, in minutes. */
const MINUTES = [5, 15, 60];

const AS_MINUTES = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;

/** From so many questions of late on, a pause is offered without being looked for. */
const MANY = 3;

/**
 * Pauses the questions of a server for a while; what was typed is kept. Offered where a server has asked several times
 * of late. `ElicitationPauses` is where the person undoes it.
 */
export const ElicitationPause: Part<'div'> = /* @__PURE__ */ createPart('div', 'pause', () => {
  const request = useRequest('Elicitation.Pause');
  const { formatter, queue, entry, view, options } = request;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isHeld = view === 'held';
  if (!isAnswerable(view) || (!isHeld && entry.recent < MANY)) return null;
  const words = sentence(formatter, 'pauseServer', 'server', <bdi>{serverLabel(request)}</bdi>);
  return {
    role: 'group',
    'aria-labelledby': id,
    children: (
      <>
        {isHeld ? (
          <span id={id}>{words}</span>
        ) : (
          <button
            type="button"
            id={id}
            data-elicit="pause-toggle"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {words}
          </button>
        )}
        {(isHeld || isOpen) && (
          <span data-elicit="pause-choices">
            {MINUTES.map((count) => (
              <button
                key={count}
                type="button"
                data-elicit="pause-for"
                onClick={() => queue.pause(entry.server, count * 60_000)}
              >
                {count.toLocaleString(options.messages.locale, AS_MINUTES)}
              </button>
            ))}
          </span>
        )}
      </>
    ),
  };
});
