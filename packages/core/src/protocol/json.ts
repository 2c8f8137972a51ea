/** Any value that `JSON.parse` can yield. Everything a server sends has this type until it has been read. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An object that `JSON.parse` can yield. Read its members with `Object.hasOwn` first: names come from strangers. */
export interface JsonObject {
  readonly [name: string]: Json;
}
