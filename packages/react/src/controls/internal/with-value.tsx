import type { ReactNode } from 'react';

interface WithValueProps {
  /** A sentence of the message table that has the value in it. */
  readonly text: string;
  /** Numbers and times, which read from left to right in every language. */
  readonly value: string;
}

/** A sentence with its value isolated, so that a right-to-left sentence does not turn signs and offsets around. */
export function WithValue({ text, value }: WithValueProps): ReactNode {
  const at = text.indexOf(value);
  if (value === '' || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <bdi dir="ltr">{value}</bdi>
      {text.slice(at + value.length)}
    </>
  );
}
