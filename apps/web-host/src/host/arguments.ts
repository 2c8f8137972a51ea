/** One property of a tool's `inputSchema`, as far as this page shows it. Names are server text. */
export interface ArgumentHint {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

export type ArgumentsProblem =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'missing'; readonly name: string };

export type ArgumentsResult =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: ArgumentsProblem };

/** What a tool takes, in the order of its schema. Empty when it takes nothing. */
export function readArgumentHints(inputSchema: unknown): readonly ArgumentHint[] {
  const properties = member(inputSchema, 'properties');
  if (typeof properties !== 'object' || properties === null) return [];
  const required = member(inputSchema, 'required');
  const names = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties).map(([name, schema]: [string, unknown]) => ({
    name,
    type: textOf(member(schema, 'type')),
    isRequired: names.has(name),
    description: textOf(member(schema, 'description')),
  }));
}

/** Reads typed JSON as the arguments of a call. Blank text means none. The server checks the rest. */
export function readArguments(text: string, hints: readonly ArgumentHint[]): ArgumentsResult {
  const value = text.trim() === '' ? {} : parse(text);
  if (value === undefined) return { ok: false, problem: { code: 'not-json' } };
  if (!isRecord(value)) return { ok: false, problem: { code: 'not-an-object' } };
  const missing = hints.find((hint) => hint.isRequired && !Object.hasOwn(value, hint.name));
  if (missing !== undefined) return { ok: false, problem: { code: 'missing', name: missing.name } };
  return { ok: true, value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function member(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(' | ');
  return typeof value === 'string' ? value : '';
}
