'use client';
import { plainText } from '@elicit-kit/core';
import { useId, useState } from 'react';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { sentence } from '../sentence.tsx';
import { serverLabel } from '../server/server-label.ts';

/** What is shown at once; the rest is a press away, so that nothing agreed to stays unread. In UTF-16 units. */
const SHOWN = 10_000;

/** From here the text scrolls in its own region at some width, and needs the keyboard for it. */
const LONG = 340;

/** The server's words: quoted, under a line that says whose they are. Plain text, whatever they look like. */
export const ElicitationMessage: Part<'div'> = /* @__PURE__ */ createPart('div', 'message', () => {
  const request = useRequest('Elicitation.Message');
  const { formatter, entry, view } = request;
  const [isWhole, setWhole] = useState(false);
  const sourceId = useId();
  if (view === 'held') return null;
  const text = plainText(entry.request?.message ?? entry.refusal?.message ?? '').trim();
  if (text === '') return { 'data-empty': true, children: <p>{formatter.ui('messageEmpty')}</p> };

  const isCut = text.length > SHOWN && !isWhole;
  const isLong = text.length + 34 * text.split('\n', 20).length > LONG;
  return {
    children: (
      <>
        <p data-elicit="message-source" id={sourceId}>
          {sentence(formatter, 'messageFrom', 'server', <bdi>{serverLabel(request)}</bdi>)}
        </p>
        <div
          data-elicit="message-text"
          dir="auto"
          {...(isLong ? { role: 'region', tabIndex: 0, 'aria-labelledby': sourceId } : {})}
        >
          {isCut ? cut(text) : text}
        </div>
        {isCut && (
          <button type="button" data-elicit="show-all" onClick={() => setWhole(true)}>
            {formatter.ui('showAll', { count: text.length })}
          </button>
        )}
      </>
    ),
  };
});

/** Not through the middle of a character. */
function cut(text: string): string {
  const last = text.charCodeAt(SHOWN - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? SHOWN - 1 : SHOWN) + '…';
}
