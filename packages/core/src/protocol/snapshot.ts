import type { Json } from './json.ts';

/** Nested deeper than any flat form needs; also what ends a cycle. */
const MAX_DEPTH = 64;

/**
 * Copies a value as `JSON.stringify` would write it, into plain objects without a prototype, so that nothing behind it
 * (getters, proxies, cycles, later changes) is ever met again. Stops as soon as the text would be longer than
 * `maxSize`, whatever the value is. Undefined: too long, too deep, or nothing that JSON can say.
 */
export function takeSnapshot(value: unknown, maxSize: number): Json | undefined {
  let left = maxSize;

  function copy(part: unknown, depth: number): Json | undefined {
    switch (typeof part) {
      case 'string':
        left -= part.length + 2;
        return part;
      case 'number':
        left -= 1;
        return Number.isFinite(part) ? part : null;
      case 'boolean':
        left -= 4;
        return part;
      case 'object':
        break;
      default:
        return undefined;
    }
    left -= 2;
    if (part === null) return null;
    if (depth > MAX_DEPTH) left = -1;
    if (left < 0) return null;
    if (Array.isArray(part)) {
      const list: Json[] = [];
      // A list may claim any length: each place costs, so the walk ends with the budget.
      for (let index = 0; index < part.length && left >= 0; index += 1) {
        left -= 1;
        list.push(copy(part[index], depth + 1) ?? null);
      }
      return list;
    }
    const members: Record<string, Json> = Object.create(null) as Record<string, Json>;
    for (const name of Object.keys(part)) {
      left -= name.length + 4;
      if (left < 0) break;
      const member = copy((part as Record<string, unknown>)[name], depth + 1);
      if (member !== undefined) members[name] = member;
    }
    return members;
  }

  const copied = copy(value, 0);
  return left < 0 ? undefined : copied;
}
