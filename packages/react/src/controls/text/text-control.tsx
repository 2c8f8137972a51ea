import type { Engines, TextField } from '@elicit-kit/core';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { controlAria } from '../internal/control-aria.ts';
import { ControlFrame } from '../internal/control-frame.tsx';
import { useTypedText } from '../internal/use-typed-text.ts';
import { countCodePoints } from './count-code-points.ts';
import { TextCounter } from './text-counter.tsx';

const LINE_BREAK = /[\r\n]/;
const FORMATS = {
  email: { inputMode: 'email', autoComplete: 'email' },
  uri: { inputMode: 'url', autoComplete: 'url' },
} as const;

/**
 * One line of text, or several where the field asks for it or the text has line breaks. Never `type="email"` or
 * `type="url"`: those trim what was typed.
 */
export function TextControl(props: ControlProps<'text'>): ReactNode {
  const { field, draft, onChange, controlId, formatter, isReadOnly } = props;
  // Stays large once it was: the element must not change under the hands of somebody who deletes a line break.
  const [isLarge, setLarge] = useState(field.isMultiline);
  if (!isLarge && LINE_BREAK.test(draft.text)) setLarge(true);

  const typed = useTypedText(draft.text, props.focusRef);
  const left = charactersLeft(field, draft.text);
  const offersEmpty =
    draft.text === '' && (props.isInvalid || draft.isEmptyAnswer) && canBeEmpty(field, props.engines);
  // Until it is known, what could be a secret is treated as one.
  const isSecret = props.engines.secrets?.isSecret(field) ?? true;
  const isPlain = field.format === null && !isSecret;
  const format = field.format && FORMATS[field.format];

  function edit(text: string, isEmptyAnswer = false): void {
    onChange({ kind: 'text', text, isEmptyAnswer });
  }

  function type(text: string): void {
    const looksAsBefore =
      text !== '' &&
      draft.text !== '' &&
      left === charactersLeft(field, text) &&
      (isLarge || !LINE_BREAK.test(text));
    onChange({ kind: 'text', text, isEmptyAnswer: false }, looksAsBefore);
  }

  const attributes = {
    id: controlId,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(event.target.value),
    readOnly: isReadOnly,
    dir: draft.text ? 'auto' : undefined,
    inputMode: format?.inputMode,
    autoComplete: isSecret ? 'off' : format?.autoComplete,
    ...(!isPlain && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
    ...typed,
    ...controlAria(props, left !== null && `${controlId}-count`),
  };
  return (
    <ControlFrame
      {...props}
      look="box"
      isLine={!isLarge}
      onClear={!isReadOnly && (draft.text || draft.isEmptyAnswer) ? () => edit('') : null}
      after={
        (left !== null || offersEmpty) && (
          <>
            {offersEmpty && (
              <label data-elicit="empty-text">
                <input
                  type="checkbox"
                  checked={draft.isEmptyAnswer}
                  disabled={isReadOnly}
                  aria-describedby={props.labelId}
                  onChange={(event) => edit('', event.target.checked)}
                />
                {formatter.ui('emptyText')}
              </label>
            )}
            {left !== null && <TextCounter id={`${controlId}-count`} left={left} formatter={formatter} />}
          </>
        )
      }
    >
      {isLarge ? <textarea rows={3} {...attributes} /> : <input type="text" {...attributes} />}
    </ControlFrame>
  );
}

/** What is left up to the limit, in code points; null while the limit is far. */
function charactersLeft({ maxLength }: TextField, text: string): number | null {
  // A code point has one or two units, so most texts need no count.
  if (maxLength === null || text === '' || text.length < maxLength * 0.8 - 10) return null;
  const left = maxLength - countCodePoints(text);
  return left <= Math.max(10, maxLength / 10) ? left : null;
}

/** Whether the empty text can be an answer (C-08). A pattern that is not loaded yet may forbid it. */
function canBeEmpty({ isRequired, minLength, format, pattern }: TextField, { patterns }: Engines): boolean {
  if (!isRequired || minLength || format) return false;
  if (pattern === null) return true;
  return patterns !== undefined && (patterns.compile(pattern)?.test('') ?? true);
}
