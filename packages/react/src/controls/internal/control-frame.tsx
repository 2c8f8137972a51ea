import type { Field, Formatter } from '@elicit-kit/core';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ControlProps } from '../control-props.ts';

interface ControlFrameProps {
  readonly field: Field;
  readonly formatter: Formatter;
  /** `box`: Clear stands inside the border, at the end. `group`: below, with the hints. */
  readonly look: 'box' | 'group';
  readonly isInvalid: boolean;
  readonly isReadOnly: boolean;
  readonly onBlur: () => void;
  /** Takes the answer back; null while there is none, or while it cannot be edited. */
  readonly onClear: (() => void) | null;
  /** Hints and counts. */
  readonly after?: ReactNode;
  /** The box holds one line of text and nothing else but Clear. @default false */
  readonly isLine?: boolean;
  readonly children: ReactNode;
}

/** What all controls share: one blur for the whole control, and Clear, which hands the focus back. */
export function ControlFrame(props: ControlFrameProps): ReactNode {
  const { field, formatter, look, onBlur, onClear, after, isLine, children } = props;
  const frame = useRef<HTMLDivElement>(null);

  function leave(event: FocusEvent<HTMLDivElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  }

  function clear(): void {
    // The cleared control may have other elements than before, so it is drawn before it gets the focus.
    if (onClear) flushSync(onClear);
    frame.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }

  const clearButton = onClear && (
    <button
      type="button"
      data-elicit="clear"
      aria-label={formatter.ui('clear', { field: formatter.fieldLabel(field) })}
      onClick={clear}
    >
      {look === 'group' ? formatter.ui('clearShort') : <Cross />}
    </button>
  );
  const below = look === 'group' && clearButton;
  return (
    <div data-elicit="control" ref={frame} onBlur={leave}>
      {look === 'box' ? (
        <div data-elicit="box" data-alone={(isLine && !clearButton) || undefined} {...boxState(props)}>
          {children}
          {clearButton}
        </div>
      ) : (
        children
      )}
      {(after || below) && (
        <div data-elicit="hints">
          {after}
          {below}
        </div>
      )}
    </div>
  );
}

/** State on the frame that draws it: asking with `:has()` what stands inside costs the style of all boxes. */
export function boxState({
  isInvalid,
  isReadOnly,
}: Pick<ControlProps, 'isInvalid' | 'isReadOnly'>): BoxState {
  return { 'data-invalid': isInvalid || undefined, 'data-readonly': isReadOnly || undefined };
}

interface BoxState {
  readonly 'data-invalid': true | undefined;
  readonly 'data-readonly': true | undefined;
}

/** The sign on buttons that take something away. */
export function Cross(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" focusable="false">
      <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
