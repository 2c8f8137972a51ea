import type { FieldExpectation } from '../case-file/case.ts';
import { collapse } from '../compare/text.ts';
import type { Json } from '../json.ts';
import type { OptionList, ScreenField } from '../screen.ts';
import type { Checks } from './check.ts';
import { controlOf } from './control-of.ts';
import { showsInitial, shownValue } from './initial-value.ts';

/** What was found out about one field. */
export interface FoundField {
  /** Null: it is not on the screen. */
  readonly field: ScreenField | null;
  /** What its list holds, where not all options are in the document. */
  readonly list: OptionList | null;
  /** Whether its control is found by role and the visible label as its accessible name. */
  readonly isNamed: boolean;
  /** The property's schema, for labels of options. */
  readonly schema: Json | undefined;
}

/** Holds one field against what the case says of it. A member that is not there is not checked. */
export function checkField(checks: Checks, expected: FieldExpectation, found: FoundField): void {
  const { field, list } = found;
  const of = (what: string): string => `${what} of ${JSON.stringify(expected.name)}`;
  if (!field) return checks.fail(of('field'), 'on the screen', 'not there');

  checks.equal(of('control'), expected.control, controlOf(field));
  checks.that(of('accessible name'), found.isNamed, field.label, found.isNamed ? field.label : 'another one');
  if (expected.label !== undefined)
    checks.equal(of('label'), collapse(expected.label), collapse(field.label));
  if (expected.description !== undefined) {
    const shown = field.description === null ? undefined : collapse(field.description);
    checks.equal(of('description'), collapse(expected.description), shown);
  }
  if (expected.descriptionEndsWith !== undefined) {
    const end = collapse(expected.descriptionEndsWith);
    const shown = collapse(field.description ?? '');
    checks.that(of('end of the description'), shown.endsWith(end), end, shown.slice(-end.length - 20));
  }
  if (expected.required !== undefined) {
    checks.equal(of('mark for required'), expected.required, field.required !== null);
    checks.equal(of('announcement as required'), expected.required, field.announcesRequired);
  }
  if (expected.options) {
    const wanted = expected.options.map((option) => option.label ?? null);
    const shown = field.options ?? list?.labels ?? [];
    // An option without a label in the case may be called anything.
    checks.equal(
      of('options'),
      wanted.map((label) => label && collapse(label)),
      shown.map((label, index) => (wanted[index] === null ? null : collapse(label))),
    );
  }
  if (expected.optionCount !== undefined) {
    checks.equal(
      of('number of options'),
      expected.optionCount,
      field.options?.length ?? list?.count ?? undefined,
    );
  }
  checks.that(
    of('initial value'),
    showsInitial(field, expected, found.schema),
    expected.initial ?? undefined,
    shownValue(field),
  );
  for (const warning of expected.warnings ?? []) {
    checks.that(of('warning'), field.warnings.includes(warning), warning, field.warnings);
  }
}
