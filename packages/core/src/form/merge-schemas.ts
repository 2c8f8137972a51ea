import type { Json, JsonObject } from '../protocol/json.ts';
import { isList, own } from './json-access.ts';

/** The inner text gives way to the outer one: a description beside a reference is the nearer one. */
const OUTER_WINS = ['title', 'description', 'default', 'enumNames', 'nullable'];
/** Where both sides set a limit, the stricter one holds both. */
const GREATER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const LESSER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];
/** Both sides must agree on these, or there is no simple schema that means both. */
const SAME = ['format', 'pattern', 'multipleOf', 'const', 'enum', 'items', 'oneOf', 'anyOf', 'properties'];
/** Not checked here. Carried along so that the field can say so. */
export const UNCHECKED: readonly string[] = [
  'not',
  'if',
  'contains',
  'prefixItems',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'patternProperties',
];

/**
 * One schema that means both, for `$ref` with siblings, `allOf` and a null branch taken away. Null when that takes more
 * than the keywords can say. Only known keywords are kept, so the cost does not grow with what a stranger adds.
 */
export function mergeSchemas(outer: JsonObject, inner: JsonObject): JsonObject | null {
  const merged: Record<string, Json> = Object.create(null) as Record<string, Json>;
  for (const keyword of [
    ...OUTER_WINS,
    ...GREATER,
    ...LESSER,
    ...SAME,
    ...UNCHECKED,
    'type',
    'uniqueItems',
  ]) {
    const a = own(outer, keyword);
    const b = own(inner, keyword);
    if (a === undefined && b === undefined) continue;
    const both = a === undefined ? b : b === undefined ? a : combine(keyword, a, b);
    if (both === undefined) return null;
    merged[keyword] = both;
  }
  return merged;
}

function combine(keyword: string, a: Json, b: Json): Json | undefined {
  if (keyword === 'type') return intersectTypes(a, b);
  if (keyword === 'uniqueItems') return a === true || b === true;
  if (SAME.includes(keyword)) return a === b ? a : undefined;
  const isGreater = GREATER.includes(keyword);
  if (!isGreater && !LESSER.includes(keyword)) return a;
  if (typeof a !== 'number') return b;
  if (typeof b !== 'number') return a;
  return isGreater ? Math.max(a, b) : Math.min(a, b);
}

function intersectTypes(a: Json, b: Json): Json | undefined {
  const [left, right] = [isList(a) ? a : [a], isList(b) ? b : [b]];
  const types = left.flatMap((type) => {
    if (right.includes(type)) return [type];
    if (type === 'number' && right.includes('integer')) return ['integer'];
    return type === 'integer' && right.includes('number') ? [type] : [];
  });
  return types.length === 0 ? undefined : types.length === 1 ? types[0] : types;
}
