import type { ControlProps } from '../control-props.ts';

interface ControlAria {
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
  readonly 'aria-describedby': string | undefined;
}

/**
 * State and descriptions of a control, in the words of ARIA.
 * @param hintIds ids of the control's own hints that are on the screen; they are read before the error.
 */
export function controlAria(
  props: Pick<ControlProps, 'field' | 'isInvalid' | 'describedBy'>,
  ...hintIds: readonly (string | false | null | undefined)[]
): ControlAria {
  return {
    'aria-invalid': props.isInvalid,
    'aria-required': props.field.isRequired,
    'aria-describedby': [...hintIds, props.describedBy].filter(Boolean).join(' ') || undefined,
  };
}
