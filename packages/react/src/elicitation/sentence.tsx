import { plainText, type Formatter, type MessageParams, type UiCode } from '@elicit-kit/core';
import type { ReactNode } from 'react';

/** Stands in for the value while the sentence is made. A private-use character: no sentence has one. */
export const SLOT = '\uE000';

/**
 * A sentence with one value in it that was written by somebody else: isolated, so that its direction cannot turn the
 * words around it, and an element of its own, so that it can be told from them.
 */
export function sentence(
  formatter: Formatter,
  code: UiCode,
  param: string,
  value: ReactNode,
  others?: MessageParams,
): ReactNode {
  return fillSlot(formatter.ui(code, { ...others, [param]: SLOT }), value);
}

/** A text that was made with `SLOT` for a value, with the value in its place. */
export function fillSlot(text: string, value: ReactNode): ReactNode {
  const [before, ...after] = text.split(SLOT);
  return (
    <>
      {before}
      {after.length > 0 && value}
      {after.join('')}
    </>
  );
}

/** A sentence in which every text among the values is isolated so. Numbers are left to the sentence. */
export function isolatedSentence(formatter: Formatter, code: UiCode, params: MessageParams = {}): ReactNode {
  const texts: string[] = [];
  const slots: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    slots[name] = typeof value === 'string' ? `${SLOT}${texts.push(value) - 1}${SLOT}` : value;
  }
  // Every other part is the number of a text.
  return formatter
    .ui(code, slots)
    .split(SLOT)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <bdi key={at}>{plainText(texts[Number(part)] ?? '', { isSingleLine: true })}</bdi>
      ),
    );
}
