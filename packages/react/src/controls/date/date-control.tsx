import type { ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { controlAria } from '../internal/control-aria.ts';
import { ControlFrame } from '../internal/control-frame.tsx';
import { useTemporalInput } from '../internal/use-temporal-input.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** A calendar day, in the browser's own control. A text that is no date is shown as it is, never hidden. */
export function DateControl(props: ControlProps<'date'>): ReactNode {
  const { draft, onChange, controlId, isReadOnly } = props;
  const { empty, ...input } = useTemporalInput(props.focusRef, draft, (text, isIncomplete) =>
    onChange({ kind: 'date', text, isIncomplete }),
  );
  return (
    <ControlFrame
      {...props}
      look="box"
      isLine
      onClear={!isReadOnly && (draft.text || draft.isIncomplete) ? empty : null}
    >
      <input
        {...input}
        type={draft.text === '' || isDay(draft.text) ? 'date' : 'text'}
        id={controlId}
        // RFC 3339 has years of four digits; without a limit the control takes six.
        min="0001-01-01"
        max="9999-12-31"
        autoComplete="off"
        value={draft.text}
        readOnly={isReadOnly}
        {...controlAria(props)}
      />
    </ControlFrame>
  );
}

/** Whether a date control can show the text. */
function isDay(text: string): boolean {
  const time = DATE.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  return time === time && new Date(time).toISOString().startsWith(text);
}
