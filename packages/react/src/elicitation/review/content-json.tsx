import type { Content, Formatter } from '@elicit-kit/core';
import { useId, useState, type ReactNode } from 'react';
import { escapeUnseen } from '../../internal/escape-unseen.ts';

/** The content as the server gets it. */
export function ContentJson({
  content,
  formatter,
}: {
  readonly content: Content;
  readonly formatter: Formatter;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        data-elicit="json-toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {formatter.ui(isOpen ? 'hideJson' : 'showJson')}
      </button>
      {isOpen && (
        <pre data-elicit="json" id={id} dir="ltr" tabIndex={0}>
          {escapeUnseen(JSON.stringify(content, null, 2))}
        </pre>
      )}
    </>
  );
}
