import type { Json, JsonObject } from '../protocol/json.ts';
import type { UnsupportedReason } from './field.ts';
import { isList, isObject, own } from './json-access.ts';
import { mergeSchemas } from './merge-schemas.ts';

/** References and compositions deeper than this are not followed: no form of a person's making needs it. */
const MAX_DEPTH = 32;

/** A schema without references, `allOf` and null. */
export interface ResolvedSchema {
  readonly schema: JsonObject;
  /** Null was an answer too. It is never sent (E-34), so it only means that the field may be left alone. */
  readonly allowsNull: boolean;
  /** Why it cannot be read, or null. */
  readonly problem: UnsupportedReason | null;
}

/** Resolves the schemas of one document. Each is resolved once, however often it is referred to. */
export type ResolveSchema = (schema: Json | undefined) => ResolvedSchema;

/**
 * Makes the resolver of a document. Local references (`#/…`) are followed, remote ones never (E-10); circles end as
 * broken. `allOf` and a branch left alone beside null are merged into the schema around them.
 */
export function createResolver(root: JsonObject): ResolveSchema {
  const known = new Map<JsonObject, ResolvedSchema>();
  let depth = 0;

  function resolve(schema: Json | undefined): ResolvedSchema {
    if (!isObject(schema)) {
      return schema === true
        ? plain(NOTHING)
        : failed(NOTHING, schema === false ? 'impossible' : 'not-a-schema');
    }
    const earlier = known.get(schema);
    if (earlier) return earlier;
    if (depth >= MAX_DEPTH) return failed(schema, 'broken-reference');
    known.set(schema, failed(schema, 'broken-reference')); // What a circle meets.
    depth++;
    const resolved = resolveParts(schema);
    depth--;
    known.set(schema, resolved);
    return resolved;
  }

  function resolveParts(start: JsonObject): ResolvedSchema {
    let schema = start;
    let allowsNull = false;
    const inner: (Json | undefined)[] = [];

    const reference = own(schema, '$ref');
    if (reference !== undefined) {
      if (typeof reference !== 'string') return failed(schema, 'not-a-schema');
      if (!reference.startsWith('#')) return failed(schema, 'remote-reference');
      const target = lookUp(root, reference.slice(1));
      if (target === undefined) return failed(schema, 'broken-reference');
      inner.push(target);
    }
    const all = own(schema, 'allOf');
    if (isList(all)) inner.push(...all.slice(0, MAX_DEPTH + 1));
    if (inner.length > MAX_DEPTH) return failed(schema, 'keyword');
    for (const part of inner) {
      const resolved = resolve(part);
      if (resolved.problem) return failed(describe(schema, resolved.schema), resolved.problem);
      allowsNull ||= resolved.allowsNull;
      const merged = mergeSchemas(schema, resolved.schema);
      if (!merged) return failed(schema, 'keyword');
      schema = merged;
    }

    for (const keyword of ['anyOf', 'oneOf']) {
      const branches = own(start, keyword);
      // Branches that came with a merged schema have been looked through.
      if (!isList(branches)) continue;
      const [rest, hasNull] = withoutNullBranches(branches);
      allowsNull ||= hasNull;
      const only = rest.length === 1 ? resolve(rest[0]) : null;
      if (only?.problem) return failed(describe(schema, only.schema), only.problem);
      const outer = { ...schema };
      delete outer[keyword];
      if (only && !isOptionSchema(only.schema)) {
        allowsNull ||= only.allowsNull;
        const merged = mergeSchemas(outer, only.schema);
        if (!merged) return failed(schema, 'keyword');
        schema = merged;
      } else if (hasNull) {
        schema = { ...outer, [keyword]: rest };
      }
    }
    return withoutNull(schema, allowsNull);
  }

  function withoutNullBranches(branches: readonly Json[]): [rest: readonly Json[], hasNull: boolean] {
    const rest = branches.filter((branch) => {
      const { problem, allowsNull } = resolve(branch);
      return !(problem === 'impossible' && allowsNull);
    });
    return [rest, rest.length < branches.length];
  }

  return resolve;
}

/** Whether a branch offers one value, so that its title belongs to that value and not to the field. */
export function isOptionSchema(schema: JsonObject): boolean {
  if (hasBranches(schema)) return false;
  const values = own(schema, 'enum');
  return own(schema, 'const') !== undefined || (isList(values) && values.length === 1);
}

export function hasBranches(schema: JsonObject): boolean {
  return own(schema, 'oneOf') !== undefined || own(schema, 'anyOf') !== undefined;
}

const NOTHING: JsonObject = {};

function plain(schema: JsonObject): ResolvedSchema {
  return { schema, allowsNull: false, problem: null };
}

function failed(schema: JsonObject, problem: UnsupportedReason, allowsNull = false): ResolvedSchema {
  return { schema, allowsNull, problem };
}

/** What cannot be drawn still has a title, if only the inner one. */
function describe(outer: JsonObject, inner: JsonObject): JsonObject {
  return { title: own(inner, 'title') ?? null, description: own(inner, 'description') ?? null, ...outer };
}

/** Takes null out of `type` and `enum`, in every way that it is written. */
function withoutNull(schema: JsonObject, allowedBefore: boolean): ResolvedSchema {
  let allowsNull = allowedBefore || own(schema, 'nullable') === true;
  const changed: Record<string, Json> = {};
  const type = own(schema, 'type');
  if (type === 'null') return failed(schema, 'impossible', true);
  if (isList(type) && type.includes('null')) {
    const types = type.filter((name) => name !== 'null');
    if (types.length === 0) return failed(schema, 'impossible', true);
    changed['type'] = types;
    allowsNull = true;
  }
  const values = own(schema, 'enum');
  if (isList(values) && values.includes(null)) {
    changed['enum'] = values.filter((value) => value !== null);
    const names = own(schema, 'enumNames');
    if (isList(names)) changed['enumNames'] = names.filter((_, index) => values[index] !== null);
    allowsNull ||= type === undefined;
  }
  const isOnlyNull =
    own(schema, 'const') === null || (isList(changed['enum']) && changed['enum'].length === 0);
  if (isOnlyNull) return failed(schema, 'impossible', true);
  return {
    schema: Object.keys(changed).length === 0 ? schema : { ...schema, ...changed },
    allowsNull,
    problem: null,
  };
}

/** Follows a JSON pointer in a URI fragment (RFC 6901), by own members only. */
function lookUp(root: JsonObject, fragment: string): Json | undefined {
  let part: Json | undefined = root;
  let path: string;
  try {
    path = decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
  if (path === '') return root;
  const [start, ...steps] = path.split('/');
  if (start !== '') return undefined;
  for (const step of steps) {
    if (typeof part !== 'object' || part === null) return undefined;
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    part = own(part as JsonObject, name);
  }
  return part;
}
