/**
 * Values of the structured clone algorithm as JSON text, since only text crosses the DevTools protocol. Takes what has
 * been through `structuredClone`: plain objects, arrays, dates, maps, sets, errors, buffers of bytes, cycles.
 */

type Coded =
  | null
  | boolean
  | number
  | string
  | { readonly is: 'undefined' | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { readonly is: 'bigint' | 'date'; readonly text: string }
  | { readonly is: 'error'; readonly name: string; readonly message: string }
  | { readonly is: 'object' | 'map'; readonly entries: [Coded, Coded][] }
  | { readonly is: 'array' | 'set'; readonly items: Coded[] }
  | { readonly is: 'bytes'; readonly items: number[] }
  | { readonly is: 'seen'; readonly index: number };

/** @throws Error for what has no place here, in Electron's words */
export function toText(value: unknown): string {
  return JSON.stringify(encode(value, new Map()));
}

export function fromText(text: string): unknown {
  return decode(JSON.parse(text) as Coded, []);
}

function encode(value: unknown, seen: Map<object, number>): Coded {
  switch (typeof value) {
    case 'undefined':
      return { is: 'undefined' };
    case 'boolean':
    case 'string':
      return value;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? value : { is: nameNumber(value) };
    case 'bigint':
      return { is: 'bigint', text: String(value) };
    case 'object':
      return value === null ? null : encodeObject(value, seen);
    case 'function':
    case 'symbol':
      throw new Error('An object could not be cloned.');
  }
}

function nameNumber(value: number): 'NaN' | 'Infinity' | '-Infinity' | '-0' {
  if (Number.isNaN(value)) return 'NaN';
  if (value === 0) return '-0';
  return value > 0 ? 'Infinity' : '-Infinity';
}

function encodeObject(value: object, seen: Map<object, number>): Coded {
  const index = seen.get(value);
  if (index !== undefined) return { is: 'seen', index };
  seen.set(value, seen.size);
  if (value instanceof Date) return { is: 'date', text: String(value.getTime()) };
  if (value instanceof Error) return { is: 'error', name: value.name, message: value.message };
  if (value instanceof ArrayBuffer) return { is: 'bytes', items: [...new Uint8Array(value)] };
  if (value instanceof Uint8Array) return { is: 'bytes', items: [...value] };
  const next = (item: unknown): Coded => encode(item, seen);
  if (Array.isArray(value)) return { is: 'array', items: value.map(next) };
  if (value instanceof Set) return { is: 'set', items: [...value].map(next) };
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return {
    is: value instanceof Map ? 'map' : 'object',
    entries: entries.map(([key, item]: [unknown, unknown]) => [next(key), next(item)]),
  };
}

function decode(coded: Coded, seen: unknown[]): unknown {
  if (typeof coded !== 'object' || coded === null) return coded;
  const keep = <T>(value: T): T => {
    seen.push(value);
    return value;
  };
  switch (coded.is) {
    case 'undefined':
      return undefined;
    case 'NaN':
    case 'Infinity':
    case '-Infinity':
    case '-0':
      return Number(coded.is);
    case 'bigint':
      return BigInt(coded.text);
    case 'date':
      return keep(new Date(Number(coded.text)));
    case 'error':
      return keep(Object.assign(new Error(coded.message), { name: coded.name }));
    case 'bytes':
      return keep(Uint8Array.from(coded.items));
    case 'seen':
      return seen[coded.index];
    case 'array': {
      const items = keep<unknown[]>([]);
      for (const item of coded.items) items.push(decode(item, seen));
      return items;
    }
    case 'set': {
      const set = keep(new Set());
      for (const item of coded.items) set.add(decode(item, seen));
      return set;
    }
    case 'map': {
      const map = keep(new Map());
      for (const [key, item] of coded.entries) map.set(decode(key, seen), decode(item, seen));
      return map;
    }
    case 'object': {
      const object = keep({});
      for (const [key, item] of coded.entries) {
        // A key may be `__proto__`, which assignment would take for something else.
        const value = decode(item, seen);
        Object.defineProperty(object, key as string, {
          value,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      }
      return object;
    }
  }
}
