import { expect, test } from 'vitest';
import type { FieldExpectation } from '../src/case-file/case.ts';
import { checkField } from '../src/checks/check-field.ts';
import { Checks } from '../src/checks/check.ts';
import type { ScreenField } from '../src/screen.ts';

const TEXT: ScreenField = {
  kind: 'text',
  widget: 'textbox',
  isMultiple: false,
  inputMode: '',
  isMultiline: false,
  label: 'Label',
  description: null,
  required: null,
  announcesRequired: false,
  options: null,
  chosen: [],
  values: [''],
  isIncomplete: false,
  zone: null,
  error: null,
  warnings: [],
};
const CHOICE: ScreenField = {
  ...TEXT,
  kind: 'choice',
  widget: 'radios',
  values: [],
  options: ['Red', 'Blue'],
};
const CHOICES: ScreenField = { ...CHOICE, kind: 'choices', widget: 'checkboxes' };
const NUMBER: ScreenField = { ...TEXT, kind: 'number', inputMode: 'decimal' };
const CLOCK: ScreenField = {
  ...TEXT,
  kind: 'date-time',
  widget: 'date-time',
  zone: 'Time zone: Asia/Kolkata (UTC+05:30)',
};

function failures(expected: Omit<FieldExpectation, 'name'>, field: ScreenField | null): readonly string[] {
  const checks = new Checks('render');
  checkField(checks, { name: 'x', ...expected }, { field, list: null, isNamed: true, schema: undefined });
  return checks.all
    .filter(({ ok }) => !ok)
    .map(({ at }) => at.replace('render: ', '').replace(' of "x"', ''));
}

test.each<[string, Omit<FieldExpectation, 'name'>, ScreenField | null, readonly string[]]>([
  ['as it should be', { control: 'text', label: ' Label ', required: false }, TEXT, []],
  ['not there', { control: 'text' }, null, ['field']],
  ['another control', { control: 'email' }, TEXT, ['control']],
  ['another label', { control: 'text', label: 'label' }, TEXT, ['label']],
  ['no description', { control: 'text', description: 'Help' }, TEXT, ['description']],
  [
    'required in sight only',
    { control: 'text', required: true },
    { ...TEXT, required: 'Required' },
    ['announcement as required'],
  ],
  [
    'required where it is not',
    { control: 'text', required: false },
    { ...TEXT, required: 'Required', announcesRequired: true },
    ['mark for required', 'announcement as required'],
  ],
  ['shows what nobody gave', { control: 'text' }, { ...TEXT, values: ['x'] }, ['initial value']],
  ['holds half a date', { control: 'text' }, { ...TEXT, isIncomplete: true }, ['initial value']],
  ['does not show the default', { control: 'text', initial: 'a' }, TEXT, ['initial value']],
  ['shows the default', { control: 'text', initial: 'a' }, { ...TEXT, values: ['a'] }, []],
  ['0 is no empty box', { control: 'number', initial: 0 }, NUMBER, ['initial value']],
  ['0 is shown', { control: 'number', initial: 0 }, { ...NUMBER, values: ['0'] }, []],
  ['chosen for the person', { control: 'single-select' }, { ...CHOICE, chosen: ['Red'] }, ['initial value']],
  [
    'options in another order',
    {
      control: 'single-select',
      options: [
        { value: 'b', label: 'Blue' },
        { value: 'r', label: 'Red' },
      ],
    },
    CHOICE,
    ['options'],
  ],
  [
    'an option too many',
    { control: 'single-select', options: [{ value: 'r', label: 'Red' }] },
    CHOICE,
    ['options'],
  ],
  ['another number of options', { control: 'single-select', optionCount: 3 }, CHOICE, ['number of options']],
  [
    'the default by its label',
    {
      control: 'single-select',
      initial: 'b',
      options: [
        { value: 'r', label: 'Red' },
        { value: 'b', label: 'Blue' },
      ],
    },
    { ...CHOICE, chosen: ['Blue'] },
    [],
  ],
  [
    'several defaults in any order',
    { control: 'multi-select', initial: ['Red', 'Blue'] },
    { ...CHOICES, chosen: ['Blue', 'Red'] },
    [],
  ],
  [
    'one default of two',
    { control: 'multi-select', initial: ['Red', 'Blue'] },
    { ...CHOICES, chosen: ['Red'] },
    ['initial value'],
  ],
  [
    'the same instant in another zone',
    { control: 'date-time', initial: '2026-07-01T00:00:00Z' },
    { ...CLOCK, values: ['2026-07-01T05:30'] },
    [],
  ],
  [
    'another instant',
    { control: 'date-time', initial: '2026-07-01T05:30:00Z' },
    { ...CLOCK, values: ['2026-07-01T05:30'] },
    ['initial value'],
  ],
  ['no warning', { control: 'text', warnings: ['sensitive'] }, TEXT, ['warning']],
])('%s', (_title, expected, field, places) => {
  expect(failures(expected, field)).toEqual(places);
});

test('fails a control that is not called by the label', () => {
  const checks = new Checks('render');
  checkField(
    checks,
    { name: 'x', control: 'text' },
    { field: TEXT, list: null, isNamed: false, schema: undefined },
  );
  expect(checks.all.filter(({ ok }) => !ok).map(({ at }) => at)).toEqual(['render: accessible name of "x"']);
});
