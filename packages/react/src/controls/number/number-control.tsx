import { parseNumber } from '@elicit-kit/core';
import type { FocusEvent, ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { controlAria } from '../internal/control-aria.ts';
import { ControlFrame } from '../internal/control-frame.tsx';
import { useTypedText } from '../internal/use-typed-text.ts';
import { WithValue } from '../internal/with-value.tsx';
import { rangeHint } from './range-hint.ts';

/**
 * A number as text: the wheel and the arrow keys leave it alone, and nothing rewrites what was typed. What will be
 * sent is shown where it reads differently.
 */
export function NumberControl(props: ControlProps<'number'>): ReactNode {
  const { focusRef, ...others } = props;
  const { field, draft, onChange, controlId, formatter, isReadOnly } = others;
  const hints = rangeHint(field, formatter);
  const sent = readsAs(draft.text);
  const typed = useTypedText(draft.text, focusRef);

  /** What will be sent, where it reads differently from what was typed; else null. */
  function readsAs(text: string): string | null {
    const parsed = parseNumber(text, { locale: formatter.locale, isInteger: field.isInteger });
    return parsed.state === 'number' && parsed.canonical !== text.trim() ? parsed.canonical : null;
  }

  function offerMinus({ target }: FocusEvent<HTMLInputElement>): void {
    // The number pads of an iPhone have no minus sign.
    const isNegativeAllowed = (field.minimum ?? field.exclusiveMinimum ?? -1) < 0;
    if (isNegativeAllowed && navigator.userAgent.includes('iPhone')) target.inputMode = 'text';
  }

  return (
    <ControlFrame
      {...others}
      look="box"
      isLine
      onClear={!isReadOnly && draft.text ? () => onChange({ kind: 'number', text: '' }) : null}
      after={
        (hints.length > 0 || sent !== null) && (
          <>
            {hints.length > 0 && (
              <span id={`${controlId}-range`} data-elicit="range">
                {hints.join(' ')}
              </span>
            )}
            {sent !== null && (
              <span id={`${controlId}-sent`} data-elicit="will-send">
                <WithValue text={formatter.ui('willSend', { value: sent })} value={sent} />
              </span>
            )}
          </>
        )
      }
    >
      <input
        type="text"
        id={controlId}
        {...typed}
        inputMode={field.isInteger ? 'numeric' : 'decimal'}
        autoComplete="off"
        readOnly={isReadOnly}
        dir={draft.text ? 'auto' : undefined}
        onFocus={offerMinus}
        onChange={({ target: { value: text } }) => {
          const looksAsBefore = text !== '' && draft.text !== '' && readsAs(text) === sent;
          onChange({ kind: 'number', text }, looksAsBefore);
        }}
        {...controlAria(
          others,
          hints.length > 0 && `${controlId}-range`,
          sent !== null && `${controlId}-sent`,
        )}
      />
    </ControlFrame>
  );
}
