import type { ChoicesField, Formatter, OptionId } from '@elicit-kit/core';
import type { ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { controlAria } from '../internal/control-aria.ts';
import { ControlFrame } from '../internal/control-frame.tsx';
import { LazyPicker } from '../picker/lazy-picker.ts';
import { CheckboxChoices } from './checkbox-choices.tsx';

/** Up to here all options are in sight; above, a list to search. */
export const MOST_CHECKBOXES = 12;

/**
 * Several of the options, in the order of the schema. Unticking the last one by hand is an answer, "none of these"
 * (C-10); Clear takes the answer back.
 */
export function ChoicesControl(props: ControlProps<'choices'>): ReactNode {
  const { field, draft, onChange, controlId, formatter, isReadOnly } = props;
  const count = countText(field, draft.options.length, draft.isAnswered, formatter);
  const descriptions = controlAria(props, count !== '' && `${controlId}-count`)['aria-describedby'];

  function toggle(toggled: OptionId): void {
    const chosen = new Set(draft.options);
    if (!chosen.delete(toggled)) chosen.add(toggled);
    onChange({
      kind: 'choices',
      options: field.options.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
      isAnswered: true,
    });
  }

  const checkboxes = <CheckboxChoices {...props} descriptions={descriptions} onToggle={toggle} />;
  return (
    <ControlFrame
      {...props}
      look="group"
      onClear={
        !isReadOnly && draft.isAnswered
          ? () => onChange({ kind: 'choices', options: [], isAnswered: false })
          : null
      }
      after={
        <span id={`${controlId}-count`} data-elicit="count" role="status">
          {count}
        </span>
      }
    >
      {field.options.length <= MOST_CHECKBOXES ? (
        checkboxes
      ) : (
        <LazyPicker
          {...props}
          describedBy={descriptions}
          chosen={draft.options}
          isMultiple
          onToggle={(id) => id !== null && toggle(id)}
          fallback={checkboxes}
        />
      )}
    </ControlFrame>
  );
}

/** How many are chosen against the limits; "none of these" where that is the answer; else nothing. */
function countText(field: ChoicesField, count: number, isAnswered: boolean, formatter: Formatter): string {
  const { minItems, maxItems } = field;
  const isLimited = Boolean(minItems) || (maxItems !== null && maxItems < field.options.length);
  if (isAnswered && count === 0 && !minItems) return formatter.ui('noneChosen');
  if (!isLimited) return field.options.length > MOST_CHECKBOXES ? formatter.ui('chosenCount', { count }) : '';
  return formatter.ui('chosenRange', {
    count,
    ...(minItems ? { min: minItems } : {}),
    ...(maxItems === null ? {} : { max: maxItems }),
  });
}
