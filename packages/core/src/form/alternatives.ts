import type { JsonObject } from '../protocol/json.ts';
import { isList, own } from './json-access.ts';
import { typeOf, withSchema, type Property } from './property.ts';

const ANNOTATIONS = ['type', 'title', 'description', 'default', 'examples', 'deprecated', '$comment'];

/**
 * `anyOf` in which one branch allows everything that the others do, such as `"auto" | string` or `int | float`: the
 * same as that branch alone. Anything else is left as it is.
 */
export function readAlternatives(property: Property): Property {
  const branches = own(property.schema, 'anyOf');
  if (!isList(branches) || branches.length > 20) return property;
  const resolved = branches.map(property.resolve);
  if (resolved.some(({ problem }) => problem)) return property;
  const schemas = resolved.map(({ schema }) => schema);
  const widest = schemas.find(
    (schema) => isBareType(schema) && schemas.every((other) => isWithin(other, schema)),
  );
  if (!widest) return property;
  const { anyOf: _, ...outer } = property.schema;
  const type = own(outer, 'type') ?? own(widest, 'type') ?? null;
  return withSchema(property, { ...outer, type });
}

function isBareType(schema: JsonObject): boolean {
  return (
    typeof own(schema, 'type') === 'string' &&
    Object.keys(schema).every((keyword) => ANNOTATIONS.includes(keyword))
  );
}

/** Whether whatever the one allows is of the type of the other. */
function isWithin(schema: JsonObject, widest: JsonObject): boolean {
  const [inner, outer] = [typeOf(schema), own(widest, 'type')];
  const only = own(schema, 'const');
  const values = only === undefined ? own(schema, 'enum') : [only];
  if (isList(values) && own(schema, 'type') === undefined)
    return values.every((value) => typeof value === outer);
  return inner === outer || (inner === 'integer' && outer === 'number');
}
