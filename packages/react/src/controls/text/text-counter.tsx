import type { Formatter } from '@elicit-kit/core';
import { useEffect, useState, type ReactNode } from 'react';

/** Long enough that somebody who types on is not interrupted. In milliseconds. */
const PAUSE = 1000;

interface TextCounterProps {
  readonly id: string;
  /** How many code points are left; negative: too many. */
  readonly left: number;
  readonly formatter: Formatter;
}

/** How much room is left. The eye sees it at each key; the ear hears it when the typing pauses. */
export function TextCounter({ id, left, formatter }: TextCounterProps): ReactNode {
  const text =
    left < 0
      ? formatter.ui('charactersOver', { count: -left })
      : formatter.ui('charactersLeft', { count: left });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <span id={id} data-elicit="count" data-over={left < 0 || undefined}>
        {text}
      </span>
      <span data-elicit="announcement" role="status">
        {said}
      </span>
    </>
  );
}
