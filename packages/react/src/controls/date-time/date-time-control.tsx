import { toAnswer, type DateTimeDraft, type ZoneResolution } from '@elicit-kit/core';
import { useState, type ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { controlAria } from '../internal/control-aria.ts';
import { ControlFrame } from '../internal/control-frame.tsx';
import { RadioGroup } from '../internal/radio-group.tsx';
import { useTemporalInput } from '../internal/use-temporal-input.ts';
import { WithValue } from '../internal/with-value.tsx';
import { ZoneChoice } from './zone-choice.tsx';

/**
 * A wall clock in the browser's own control, the zone it is meant in, and the exact text that will leave. Where the
 * clocks are set back it asks which of the two times; where they are set forward it says so.
 */
export function DateTimeControl(props: ControlProps<'date-time'>): ReactNode {
  const { field, draft, onChange, controlId, labelId, formatter, engines, isReadOnly } = props;
  const step = useStep(draft.local);
  const { empty, ...input } = useTemporalInput(
    props.focusRef,
    { text: draft.local, isIncomplete: draft.isIncomplete },
    (local, isIncomplete) => edit({ local, isIncomplete }),
  );

  // Any edit makes it another instant than the server's default, so that text and the choice of fold go.
  function edit(change: Partial<DateTimeDraft>): void {
    onChange({ ...draft, fold: null, original: null, ...change });
  }

  const hasTime = draft.local !== '' && !draft.isIncomplete;
  const resolution = hasTime ? engines.zones?.resolve(draft.local, draft.zone) : undefined;
  const answer = hasTime ? toAnswer(field, draft, { engines, locale: formatter.locale }) : undefined;
  const sent = answer?.state === 'answered' ? String(answer.value) : null;
  const isGap = resolution?.state === 'gap' && !props.isInvalid;
  const id = (part: string): string => `${controlId}-${part}`;
  return (
    <ControlFrame
      {...props}
      look="box"
      onClear={!isReadOnly && (draft.local || draft.isIncomplete) ? empty : null}
      after={
        <>
          <ZoneChoice
            {...props}
            id={id('zone')}
            offset={offsetOf(resolution, draft)}
            onChoose={(zone) => edit({ zone })}
          />
          {resolution?.state === 'overlap' && (
            <div data-elicit="overlap">
              <p id={id('overlap')}>{formatter.ui('overlapLegend')}</p>
              <RadioGroup
                {...props}
                focusRef={ignore}
                controlId={id('fold')}
                labelId={`${labelId} ${id('overlap')}`}
                items={[
                  { id: 'earlier', label: formatter.ui('overlapEarlier', { offset: resolution.earlier }) },
                  { id: 'later', label: formatter.ui('overlapLater', { offset: resolution.later }) },
                ]}
                chosen={draft.fold ?? 'earlier'}
                onChoose={(fold) => edit({ fold })}
              />
            </div>
          )}
          {isGap && (
            <p id={id('gap')} data-elicit="gap" role="status">
              {formatter.issue(
                { code: 'time-gap', fieldId: field.id, params: { next: resolution.next } },
                field,
              )}
            </p>
          )}
          {sent !== null && (
            <span id={id('sent')} data-elicit="will-send">
              <WithValue text={formatter.ui('willSend', { value: sent })} value={sent} />
            </span>
          )}
        </>
      }
    >
      <input
        {...input}
        type="datetime-local"
        id={controlId}
        min="0001-01-01T00:00"
        max="9999-12-31T23:59:59.999"
        step={step}
        autoComplete="off"
        value={shownClock(draft.local)}
        readOnly={isReadOnly}
        {...controlAria(props, id('zone'), isGap && id('gap'), sent !== null && id('sent'))}
      />
    </ControlFrame>
  );
}

/** Seconds and fractions only where a value has them, and then for good: the element must not lose a part in mid-edit. */
function useStep(local: string): number | undefined {
  const shown = shownClock(local);
  const needed = shown.includes('.') ? 0.001 : shown.length > 16 ? 1 : 60;
  const [step, setStep] = useState(needed);
  if (needed < step) setStep(needed);
  return step === 60 ? undefined : step;
}

/** The clock as the browser writes it: without seconds or fractions that are zero. */
function shownClock(local: string): string {
  return local
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/(T\d\d:\d\d):00$/, '$1');
}

function offsetOf(resolution: ZoneResolution | undefined, draft: DateTimeDraft): string | null {
  if (resolution?.state === 'one') return resolution.offset;
  if (resolution?.state === 'overlap') return resolution[draft.fold ?? 'earlier'];
  return null;
}

function ignore(): void {
  // The clock gets the focus when there is a problem, not the two radio buttons below it.
}
