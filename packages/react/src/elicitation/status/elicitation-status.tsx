'use client';
import type { AgainReason, UiCode } from '@elicit-kit/core';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { sentence } from '../sentence.tsx';
import { serverLabel } from '../server/server-label.ts';
import { untilText } from './until-text.ts';

const WORDS: Readonly<Record<AgainReason, UiCode>> = {
  'asked-again': 'againAsked',
  'not-delivered': 'againNotDelivered',
  restored: 'againRestored',
};

/** Why the person sees a question once more, and until when it can be answered. Nothing where neither is known. */
export const ElicitationStatus: Part<'div'> = /* @__PURE__ */ createPart('div', 'status', () => {
  const request = useRequest('Elicitation.Status');
  const { formatter, options, entry, view } = request;
  const { again } = entry;
  const expiresAt = toCome(entry.expiresAt);
  if (view === 'withdrawn' || view === 'held' || (again === null && expiresAt === null)) return null;
  const server = <bdi>{serverLabel(request)}</bdi>;
  return {
    role: 'status',
    children: (
      <>
        {again && (
          <p data-elicit="again" data-again={again}>
            {sentence(formatter, WORDS[again], 'server', server)}
          </p>
        )}
        {expiresAt !== null && (
          <p data-elicit="expires">
            {sentence(formatter, 'expiresAt', 'server', server, {
              time: untilText(expiresAt, options.messages.locale, options.timeZone),
            })}
          </p>
        )}
      </>
    ),
  };
});

/** The last moment that a date can tell, in milliseconds since the epoch. */
const LAST = 8.64e15;

/** What has passed, or never comes, is nothing to go by. */
function toCome(time: number | null): number | null {
  return time !== null && time > Date.now() && time <= LAST ? time : null;
}
