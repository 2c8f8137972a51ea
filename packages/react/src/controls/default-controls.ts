'use client';
import { BooleanControl } from './boolean/boolean-control.tsx';
import { ChoiceControl } from './choice/choice-control.tsx';
import { ChoicesControl } from './choices/choices-control.tsx';
import type { Controls } from './control-props.ts';
import { LazyDateTime } from './date-time/lazy-date-time.tsx';
import { DateControl } from './date/date-control.tsx';
import { LazyList } from './list/lazy-list.tsx';
import { NumberControl } from './number/number-control.tsx';
import { TextControl } from './text/text-control.tsx';
import { UnsupportedControl } from './unsupported/unsupported-control.tsx';

/** The controls of the kit, one per field kind. Spread it and replace what you draw yourself. */
export const defaultControls: Controls = {
  text: TextControl,
  number: NumberControl,
  boolean: BooleanControl,
  date: DateControl,
  'date-time': LazyDateTime,
  choice: ChoiceControl,
  choices: ChoicesControl,
  list: LazyList,
  unsupported: UnsupportedControl,
};
