/** What `JSON.parse` gives. Objects are read by own members only: a name may be `__proto__`. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own member of that name, or undefined. Never one of the prototype. */
export function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The own member of that name if it is an object, or undefined. */
export function ownObject(object: JsonObject, name: string): JsonObject | undefined {
  const value = own(object, name);
  return isObject(value) ? value : undefined;
}
