'use client';
import type { UrlInspection } from '@elicit-kit/core';
import type { ReactNode } from 'react';
import { escapeUnseen } from '../internal/escape-unseen.ts';

export type TextRange = NonNullable<UrlInspection['domainInText']>;

/** A text of a stranger with one part set off from the rest; without a range, the text. */
export function emphasise(text: string, range: TextRange | null): ReactNode {
  if (!range) return escapeUnseen(text);
  return (
    <>
      {escapeUnseen(text.slice(0, range.start))}
      <strong data-elicit="url-domain">{escapeUnseen(text.slice(range.start, range.end))}</strong>
      {escapeUnseen(text.slice(range.end))}
    </>
  );
}
