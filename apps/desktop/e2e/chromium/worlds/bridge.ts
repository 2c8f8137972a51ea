/**
 * The context bridge between two worlds of one document: what Electron does in C++ when a value passes from one context to
 * another. Runs in both worlds. The page's world is the page's: all that is used of the platform is taken before the
 * page's first script, and nothing is looked up on a prototype later.
 */
/* eslint-disable @typescript-eslint/unbound-method -- methods are taken off their prototypes, and called by Reflect.apply */
/* eslint-disable @typescript-eslint/prefer-for-of -- such a loop asks the page's own prototype for an iterator */

type Wire =
  | { readonly kind: 'plain'; readonly value: unknown }
  | { readonly kind: 'function' | 'promise'; readonly id: number }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'array'; readonly length: number; readonly items: Readonly<Record<number, Wire>> }
  | {
      readonly kind: 'object';
      readonly index: number;
      readonly keys: readonly string[];
      readonly values: readonly Wire[];
    }
  | { readonly kind: 'seen'; readonly index: number };

type Step =
  | { readonly type: 'expose'; readonly name: string; readonly value: Wire }
  | { readonly type: 'call'; readonly id: number; readonly args: readonly Wire[] }
  | { readonly type: 'settle'; readonly id: number; readonly isFulfilled: boolean; readonly value: Wire }
  | { readonly type: 'focus'; readonly hasFocus: boolean }
  | Reply;
type Reply =
  { readonly type: 'returned'; readonly value: Wire } | { readonly type: 'thrown'; readonly message: string };

type Callable = (...args: unknown[]) => unknown;

export type Side = 'page' | 'preload';

const DEEPEST = 1000;
const NOT_CLONED = 'An object could not be cloned.';
const UNKNOWN_ERROR =
  'An unknown exception occurred in the isolated context, an error occurred but a valid exception was not thrown.';

const { apply, ownKeys, getOwnPropertyDescriptor, defineProperty, getPrototypeOf, has } = Reflect;
const { create, freeze, isFrozen } = Object;
const { isArray } = Array;
const { toString: objectToString } = Object.prototype;
const { bind } = Function.prototype;
const { get: mapGet, set: mapSet, delete: mapDelete } = Map.prototype;
const { then } = Promise.prototype;
const { addEventListener, dispatchEvent } = EventTarget.prototype;
const ErrorHere = Error;
const TypeErrorHere = TypeError;
const PromiseHere = Promise;
const MapHere = Map;
const CustomEventHere = CustomEvent;
const FocusEventHere = FocusEvent;
const cloneHere = structuredClone;
const getDetail = getter(CustomEvent.prototype, 'detail');
const getSize = getter(Map.prototype, 'size');

/** Makes the end of the bridge in this world. `channel` is known to the two worlds alone. */
export function createBridge(channel: EventTarget, side: Side) {
  const other: Side = side === 'page' ? 'preload' : 'page';
  const functions = new MapHere<number, Callable>();
  const promises = new MapHere<number, (isFulfilled: boolean, value: unknown) => void>();
  let lastId = 0;
  let reply: Reply | null = null;

  function tell(step: Step): void {
    const init = bare() as CustomEventInit;
    init.detail = step;
    apply(dispatchEvent, channel, [new CustomEventHere(`to-${other}`, init)]);
  }

  function listen(event: Event): void {
    const step = apply(getDetail, event, []) as Step;
    switch (step.type) {
      case 'expose':
        return answer(() => expose(step.name, decode(step.value, noneSeen())));
      case 'call':
        return answer(() => call(step.id, step.args));
      case 'settle': {
        const settle = apply(mapGet, promises, [step.id]) as
          ((isFulfilled: boolean, value: unknown) => void) | undefined;
        apply(mapDelete, promises, [step.id]);
        settle?.(step.isFulfilled, decode(step.value, noneSeen()));
        return;
      }
      case 'focus':
        return showFocus(step.hasFocus);
      case 'returned':
      case 'thrown':
        reply = step;
    }
  }

  function answer(action: () => unknown): void {
    let result: Reply;
    try {
      result = { type: 'returned', value: encode(action()) };
    } catch (error) {
      result = { type: 'thrown', message: messageOf(error) };
    }
    tell(result);
  }

  function call(id: number, args: readonly Wire[]): unknown {
    const found = apply(mapGet, functions, [id]) as Callable;
    const values: unknown[] = [];
    const seen = noneSeen();
    for (let index = 0; index < args.length; index += 1) append(values, decode(item(args, index), seen));
    return apply(found, undefined, values);
  }

  /** Runs in the other world until it has returned, as events are dispatched at once. */
  function ask(step: Step): unknown {
    reply = null;
    tell(step);
    const got = reply as Reply | null;
    reply = null;
    if (got === null) throw new ErrorHere('The other world is gone.');
    if (got.type === 'thrown') throw new ErrorHere(got.message);
    return decode(got.value, noneSeen());
  }

  function callOther(id: number, ...args: unknown[]): unknown {
    const wires: Wire[] = [];
    const seen = new MapHere<object, number>();
    for (let index = 0; index < args.length; index += 1) append(wires, encode(args[index], seen));
    return ask({ type: 'call', id, args: wires });
  }

  function encode(value: unknown, seen = new MapHere<object, number>(), depth = 0): Wire {
    if (depth >= DEEPEST) {
      throw new TypeErrorHere(
        'Electron contextBridge recursion depth exceeded.  Nested objects deeper than 1000 are not supported.',
      );
    }
    if (typeof value === 'symbol') throw new ErrorHere(NOT_CLONED);
    if (typeof value === 'function') return { kind: 'function', id: keep(functions, value as Callable) };
    if (typeof value !== 'object' || value === null) return { kind: 'plain', value };
    const index = apply(mapGet, seen, [value]) as number | undefined;
    if (index !== undefined) return { kind: 'seen', index };
    if (isPromise(value)) return encodePromise(value);
    if (value instanceof ErrorHere) return { kind: 'error', message: messageOf(value) };
    if (isArray(value)) {
      const items = bare() as Record<number, Wire>;
      const array: readonly unknown[] = value;
      for (let at = 0; at < array.length; at += 1) items[at] = encode(array[at], seen, depth + 1);
      return { kind: 'array', length: array.length, items };
    }
    if (apply(objectToString, value, []) === '[object Object]') return encodeObject(value, seen, depth);
    try {
      return { kind: 'plain', value: cloneHere(value) };
    } catch {
      throw new ErrorHere(NOT_CLONED);
    }
  }

  function encodeObject(value: object, seen: Map<object, number>, depth: number): Wire {
    const index = apply(getSize, seen, []) as number;
    apply(mapSet, seen, [value, index]);
    const keys: string[] = [];
    const values: Wire[] = [];
    const all = ownKeys(value);
    for (let at = 0; at < all.length; at += 1) {
      const key = item(all, at);
      if (typeof key === 'symbol' || !getOwnPropertyDescriptor(value, key)?.enumerable) continue;
      append(keys, key);
      append(values, encode((value as Record<string, unknown>)[key], seen, depth + 1));
    }
    return { kind: 'object', index, keys, values };
  }

  function encodePromise(value: object): Wire {
    const id = (lastId += 1);
    const settle = (isFulfilled: boolean) => (result: unknown) => {
      let wire: Wire;
      try {
        wire = encode(result);
      } catch (error) {
        tell({ type: 'settle', id, isFulfilled: false, value: { kind: 'error', message: messageOf(error) } });
        return;
      }
      tell({ type: 'settle', id, isFulfilled, value: wire });
    };
    void apply(then, value, [settle(true), settle(false)]);
    return { kind: 'promise', id };
  }

  function decode(wire: Wire, seen: Map<number, object>): unknown {
    switch (wire.kind) {
      case 'plain':
        return wire.value;
      case 'seen':
        return apply(mapGet, seen, [wire.index]);
      case 'error':
        return new ErrorHere(wire.message);
      case 'function':
        // A bound function shows no source text.
        return apply(bind, callOther, [undefined, wire.id]);
      case 'promise':
        return new PromiseHere((resolve, reject) => {
          const settle = (isFulfilled: boolean, value: unknown): void => {
            if (isFulfilled) resolve(value);
            // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what the other world rejected with
            else reject(value);
          };
          apply(mapSet, promises, [wire.id, settle]);
        });
      case 'array': {
        const items: unknown[] = [];
        for (let at = 0; at < wire.length; at += 1) append(items, decode(item(wire.items, at), seen));
        return items;
      }
      case 'object': {
        const object = {};
        apply(mapSet, seen, [wire.index, object]);
        for (let at = 0; at < wire.keys.length; at += 1)
          define(object, item(wire.keys, at), decode(item(wire.values, at), seen));
        return object;
      }
    }
  }

  function keep(map: Map<number, Callable>, value: Callable): number {
    const id = (lastId += 1);
    apply(mapSet, map, [id, value]);
    return id;
  }

  apply(addEventListener, channel, [`to-${side}`, listen]);
  if (side === 'page') showFocus(false);
  return {
    exposeInMainWorld(name: string, api: unknown): void {
      ask({ type: 'expose', name, value: encode(api) });
    },
    /** The window has got or lost the focus. */
    setFocus(hasFocus: boolean): void {
      tell({ type: 'focus', hasFocus });
    },
  };
}

/** A page that Playwright holds believes that it has the focus always. */
function showFocus(hasFocus: boolean): void {
  const had = document.hasFocus();
  define(document, 'hasFocus', () => hasFocus);
  if (had !== hasFocus) apply(dispatchEvent, globalThis, [new FocusEventHere(hasFocus ? 'focus' : 'blur')]);
}

function expose(name: string, api: unknown): void {
  if (has(globalThis, name)) {
    throw new ErrorHere('Cannot bind an API on top of an existing property on the window object');
  }
  freezeDeep(api);
  const descriptor = bare() as PropertyDescriptor;
  descriptor.value = api;
  descriptor.enumerable = true;
  defineProperty(globalThis, name, descriptor);
}

function freezeDeep(value: unknown): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || isFrozen(value)) return;
  freeze(value);
  const keys = ownKeys(value);
  for (let at = 0; at < keys.length; at += 1) {
    freezeDeep((value as Record<string | symbol, unknown>)[item(keys, at)]);
  }
}

function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return UNKNOWN_ERROR;
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : UNKNOWN_ERROR;
}

function isPromise(value: object): boolean {
  return value instanceof PromiseHere && getPrototypeOf(value) !== null;
}

/** An object that nothing can be put into by way of `Object.prototype`. */
function bare(): object {
  return create(null) as object;
}

function noneSeen(): Map<number, object> {
  return new MapHere<number, object>();
}

/** There is one at each place that is asked for. */
function item<T>(list: Readonly<Record<number, T>>, index: number): T {
  return list[index] as T;
}

function define(target: object, key: PropertyKey, value: unknown): void {
  const descriptor = bare() as PropertyDescriptor;
  descriptor.value = value;
  descriptor.writable = descriptor.enumerable = descriptor.configurable = true;
  defineProperty(target, key, descriptor);
}

function append<T>(list: T[], value: T): void {
  define(list, list.length, value);
}

function getter(prototype: object, name: string): () => unknown {
  const get = getOwnPropertyDescriptor(prototype, name)?.get;
  if (get === undefined) throw new ErrorHere(`no getter ${name}`);
  return get;
}
