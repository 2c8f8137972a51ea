import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ControlProps } from '../control-props.ts';
import { controlAria } from '../internal/control-aria.ts';
import { boxState, ControlFrame, Cross } from '../internal/control-frame.tsx';

const INPUT_MODES = { email: 'email', uri: 'url', date: undefined, 'date-time': undefined } as const;

/** Texts in rows. Removing the last one by hand is an answer, the empty list; Clear takes the answer back. */
export function ListControl(props: ControlProps<'list'>): ReactNode {
  const { field, draft, onChange, controlId, labelId, formatter, isReadOnly } = props;
  const { items } = draft;
  const group = useRef<HTMLDivElement>(null);

  function set(changed: readonly string[]): void {
    onChange({ kind: 'list', items: changed, isAnswered: true });
  }

  /** Draws first: the row that gets the focus may be new. Without rows, the button to add one. */
  function setAndFocus(changed: readonly string[], row: number): void {
    flushSync(() => set(changed));
    const rows = group.current?.querySelectorAll<HTMLElement>('[data-elicit="row"] input');
    (rows?.[Math.min(row, rows.length - 1)] ?? group.current?.querySelector<HTMLElement>('button'))?.focus();
  }

  return (
    <ControlFrame
      {...props}
      look="group"
      onClear={
        !isReadOnly && draft.isAnswered
          ? () => onChange({ kind: 'list', items: [], isAnswered: false })
          : null
      }
      after={
        <span data-elicit="count" role="status">
          {draft.isAnswered && items.length === 0 && formatter.ui('markEmptyList')}
        </span>
      }
    >
      <div
        role="group"
        id={controlId}
        ref={group}
        aria-labelledby={labelId}
        aria-describedby={props.describedBy}
        data-elicit="rows"
      >
        {items.map((item, index) => (
          // Rows have no identity but their place, and their text is all in the draft.
          <div key={index} data-elicit="row">
            <div data-elicit="box" {...boxState(props)}>
              <input
                type="text"
                id={`${controlId}-${index}`}
                ref={index === 0 ? props.focusRef : undefined}
                value={item}
                readOnly={isReadOnly}
                dir={item ? 'auto' : undefined}
                inputMode={field.format ? INPUT_MODES[field.format] : undefined}
                autoCapitalize={field.format ? 'none' : undefined}
                spellCheck={field.format ? false : undefined}
                aria-label={formatter.ui('item', { position: index + 1 })}
                onChange={(event) => set(items.with(index, event.target.value))}
                {...controlAria(props)}
              />
              {!isReadOnly && (
                <button
                  type="button"
                  data-elicit="remove"
                  aria-label={formatter.ui('removeItem', { position: index + 1 })}
                  onClick={() => setAndFocus(items.toSpliced(index, 1), index)}
                >
                  <Cross />
                </button>
              )}
            </div>
          </div>
        ))}
        {!isReadOnly && (
          <button
            type="button"
            data-elicit="add"
            ref={items.length === 0 ? props.focusRef : undefined}
            aria-describedby={labelId}
            disabled={field.maxItems !== null && items.length >= field.maxItems}
            onClick={() => setAndFocus([...items, ''], items.length)}
          >
            {formatter.ui('addItem')}
          </button>
        )}
      </div>
    </ControlFrame>
  );
}
