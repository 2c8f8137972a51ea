import { isObject } from '../form/json-access.ts';
import type { Json, JsonObject } from './json.ts';

/** Keywords that say a root without `type` is something else than a form. */
const OTHER_ROOTS = ['$ref', 'items', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', 'not'];

/** Parts and references within one another. A schema that goes deeper counts as endless. */
const MAX_DEPTH = 300;

/** Lists of options in a schema. */
const OPTION_LISTS = ['enum', 'oneOf', 'anyOf'];

/**
 * Whether a root schema describes an object of properties. Missing `properties` is a confirmation, and so is null,
 * which Go writes for an empty map.
 */
export function isObjectSchema(schema: JsonObject): boolean {
  const { type, properties } = schema;
  if (properties !== undefined && (typeof properties !== 'object' || Array.isArray(properties))) return false;
  if (type === undefined) {
    return isObject(properties) || !OTHER_ROOTS.some((keyword) => schema[keyword] !== undefined);
  }
  return type === 'object' || (Array.isArray(type) && type.includes('object'));
}

/** Properties or required names, whichever are more: a name without a property is drawn as well. */
export function countFields(schema: JsonObject): number {
  const { properties, required } = schema;
  return Math.max(
    isObject(properties) ? Object.keys(properties).length : 0,
    Array.isArray(required) ? required.length : 0,
  );
}

/**
 * Options that a form of this schema can have to draw. A definition counts once for each reference to it: a thousand
 * fields that share a list of a thousand options are a million options.
 */
export function countOptions(schema: JsonObject): number {
  const byPart = new Map<Json, number>();

  function count(part: Json | undefined, depth: number): number {
    if (typeof part !== 'object' || part === null) return 0;
    if (depth > MAX_DEPTH) return Infinity;
    // While a part is being counted it stands at 0, so circles end.
    const known = byPart.get(part);
    if (known !== undefined) return known;
    byPart.set(part, 0);
    let total = 0;
    if (Array.isArray(part)) {
      for (const item of part) total += count(item as Json, depth + 1);
    } else {
      for (const [name, member] of Object.entries(part as JsonObject)) {
        if (Array.isArray(member) && OPTION_LISTS.includes(name)) total += member.length;
        total += count(name === '$ref' && typeof member === 'string' ? lookUp(member) : member, depth + 1);
      }
    }
    byPart.set(part, total);
    return total;
  }

  function lookUp(reference: string): Json | undefined {
    if (!reference.startsWith('#/')) return undefined;
    let part: Json | undefined = schema;
    for (const step of reference.slice(2).split('/')) {
      if (typeof part !== 'object' || part === null) return undefined;
      const name: string = decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
      part = Object.hasOwn(part, name) ? (part as JsonObject)[name] : undefined;
    }
    return part;
  }

  // Definitions count where they are used, not where they lie.
  return count(schema.properties, 0);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
