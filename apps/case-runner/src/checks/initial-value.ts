import type { FieldExpectation } from '../case-file/case.ts';
import { instantOf } from '../compare/instant.ts';
import { collapse } from '../compare/text.ts';
import { isObject, own, type Json } from '../json.ts';
import type { ScreenField } from '../screen.ts';

/** Whether a field shows that value; undefined: whether it shows that nothing is answered. */
export function showsInitial(
  field: ScreenField,
  expected: FieldExpectation,
  schema: Json | undefined,
): boolean {
  const { initial } = expected;
  if (initial === undefined || initial === null) return isUnanswered(field);
  const labels = (values: readonly Json[]): readonly string[] =>
    values.map((value) => collapse(labelOf(value, expected, schema))).sort();
  const isChosen = (wanted: readonly string[]): boolean =>
    JSON.stringify(wanted) === JSON.stringify([...field.chosen].sort());
  switch (field.kind) {
    case 'text':
    case 'date':
      return field.values[0] === initial;
    case 'number':
      return field.values[0] !== '' && Number(field.values[0]?.replaceAll(',', '')) === initial;
    case 'boolean':
      return isChosen([initial === true ? 'Yes' : 'No']);
    case 'choice':
      return isChosen(labels([initial]));
    case 'choices':
      return Array.isArray(initial) && isChosen(labels(initial));
    case 'list':
      return JSON.stringify(field.values) === JSON.stringify(initial);
    case 'date-time':
      return typeof initial === 'string' && shownInstant(field) === instantOf(initial);
    default:
      return false;
  }
}

/** What a field shows, for a report. */
export function shownValue(field: ScreenField): Json | undefined {
  if (isUnanswered(field)) return undefined;
  const shown = field.values.length > 0 ? field.values : field.chosen;
  const value = shown.length === 1 ? shown[0] : shown;
  return field.zone !== null && typeof value === 'string' ? `${value}, ${field.zone}` : value;
}

function isUnanswered({ values, chosen, isIncomplete }: ScreenField): boolean {
  return values.every((value) => value === '') && chosen.length === 0 && !isIncomplete;
}

/** The clock and the offset beside it, as an instant. */
function shownInstant({ values, zone }: ScreenField): string | null {
  const local = values[0] ?? '';
  const offset =
    /UTC([+\-−]\d\d:\d\d)/.exec(zone ?? '')?.[1]?.replace('−', '-') ?? (zone?.includes('UTC') ? 'Z' : '');
  return instantOf((/T\d\d:\d\d$/.test(local) ? `${local}:00` : local) + offset);
}

/** By the case's own list, else by the schema's, else the value itself. */
function labelOf(value: Json, expected: FieldExpectation, schema: Json | undefined): string {
  const listed = expected.options?.find((option) => option.value === value)?.label;
  return (
    listed ?? labelInSchema(value, schema) ?? (typeof value === 'string' ? value : JSON.stringify(value))
  );
}

function labelInSchema(value: Json, schema: Json | undefined): string | undefined {
  if (!isObject(schema)) return undefined;
  const [members, names] = [own(schema, 'enum'), own(schema, 'enumNames')];
  if (Array.isArray(members) && Array.isArray(names)) {
    const name = (names as readonly Json[])[members.indexOf(value)];
    if (typeof name === 'string') return name;
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = own(schema, keyword);
    for (const branch of Array.isArray(branches) ? (branches as readonly Json[]) : []) {
      const title = isObject(branch) && own(branch, 'const') === value ? own(branch, 'title') : undefined;
      if (typeof title === 'string') return title;
    }
  }
  return labelInSchema(value, own(schema, 'items'));
}
