import type { ZoneEngine } from '@elicit-kit/core';
import { useRef, useState, type ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { useBeforeClick } from '../internal/use-before-click.ts';
import { WithValue } from '../internal/with-value.tsx';

interface ZoneChoiceProps extends Pick<
  ControlProps<'date-time'>,
  'field' | 'draft' | 'engines' | 'timeZone' | 'formatter' | 'isReadOnly' | 'labelId'
> {
  readonly id: string;
  /** `+02:00`, or null while there is no time to which it would belong. */
  readonly offset: string | null;
  readonly onChoose: (zone: string) => void;
}

/** In which zone the time is meant, and a way to change that. */
export function ZoneChoice(props: ZoneChoiceProps): ReactNode {
  const { draft, engines, formatter, isReadOnly, id, labelId, offset, onChoose } = props;
  const [isChoosing, setChoosing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const beforeClick = useBeforeClick(frame);
  const name = zoneName(draft.zone);
  const inWords = offset === null ? null : formatter.ui('zoneOffset', { offset });
  return (
    <div data-elicit="zone" id={id} ref={frame}>
      <span>
        <WithValue text={formatter.ui('timeInZone', { zone: name })} value={name} />
        {inWords !== null && inWords !== name && (
          <>
            {' '}
            <bdi dir="ltr">({inWords})</bdi>
          </>
        )}
      </span>
      {engines.zones && !isReadOnly && !isChoosing && (
        <button
          type="button"
          data-elicit="zone-change"
          aria-describedby={labelId}
          onClick={() => setChoosing(true)}
        >
          {formatter.ui('zoneChange')}
        </button>
      )}
      {engines.zones && !isReadOnly && isChoosing && (
        <select
          ref={focusOnce}
          data-elicit="zone-select"
          aria-label={formatter.ui('zoneChange')}
          aria-describedby={labelId}
          value={draft.zone}
          onChange={(event) => onChoose(event.target.value)}
          onBlur={() => beforeClick(() => setChoosing(false))}
        >
          {zonesOnOffer(props, engines.zones).map((zone) => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** The person asked for the list a moment ago. Outside the component, so that it runs once per element. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

/** The likely ones first: where the person is, UTC, what the default came with, what is chosen; then all. */
function zonesOnOffer({ timeZone, field, draft }: ZoneChoiceProps, engine: ZoneEngine): readonly string[] {
  const offset = field.default?.match(/[+-]\d\d:\d\d$/)?.[0];
  const own = timeZone ?? engine.localZone();
  return [...new Set([own, 'UTC', ...(offset ? [offset] : []), draft.zone, ...engine.zones()])];
}

/** A zone's name in the list of IANA; offsets stand as `UTC+05:30`. */
function zoneName(zone: string): string {
  if (zone === 'Z') return 'UTC';
  return /^[+-]/.test(zone) ? `UTC${zone.replace('-', '−')}` : zone;
}
