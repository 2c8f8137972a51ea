import type { Json, JsonObject } from '../protocol/json.ts';

/** An own member, or undefined. Names come from strangers, so nothing is read through a prototype. */
export function own(object: JsonObject, name: string): Json | undefined;
export function own(object: object, name: string): unknown;
export function own(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? (object as Readonly<Record<string, unknown>>)[name] : undefined;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
