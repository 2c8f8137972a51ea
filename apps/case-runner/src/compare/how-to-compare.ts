import type { Case, RenderExpectation } from '../case-file/case.ts';
import { isObject, own, ownObject, type Json } from '../json.ts';

/** How two values of one property are compared. */
export type HowToCompare = 'exactly' | 'as-a-set' | 'as-an-instant';

/** By the control that the case names; for fields that it does not list, by what their schema says. */
export function howToCompare(
  request: Case['request'],
  render: RenderExpectation | null,
  name: string,
): HowToCompare {
  const control = render?.fields?.find((field) => field.name === name)?.control;
  if (control === 'multi-select') return 'as-a-set';
  if (control === 'date-time') return 'as-an-instant';
  if (control !== undefined) return 'exactly';
  const schema = propertySchema(request, name);
  if (!isObject(schema)) return 'exactly';
  if (own(schema, 'format') === 'date-time') return 'as-an-instant';
  const items = ownObject(schema, 'items');
  const hasOptions =
    items && ['enum', 'anyOf', 'oneOf', 'const'].some((keyword) => Object.hasOwn(items, keyword));
  return hasOptions ? 'as-a-set' : 'exactly';
}

/** Names of the properties, in the order of the form. */
export function propertyNames(request: Json): readonly string[] {
  const properties = propertiesOf(request);
  return properties ? Object.keys(properties) : [];
}

export function propertySchema(request: Json, name: string): Json | undefined {
  const properties = propertiesOf(request);
  return properties && own(properties, name);
}

function propertiesOf(request: Json) {
  const schema = isObject(request) ? ownObject(request, 'requestedSchema') : undefined;
  return schema && ownObject(schema, 'properties');
}
