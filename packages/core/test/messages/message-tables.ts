import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type {
  Message,
  MessageGroup,
  MessageParams,
  Messages,
  PluralForms,
} from '../../src/messages/messages.ts';

/** The folder of the tables: what stands in it is tested, so that a new language cannot be forgotten. */
export const folder: URL = new URL('../../src/messages/', import.meta.url);

export const groups: readonly MessageGroup[] = [
  'issues',
  'notices',
  'refusals',
  'unsupported',
  'blockers',
  'withdrawals',
  'ui',
];

export interface Table {
  /** The file's name without its ending: the last part of the entry. */
  readonly file: string;
  readonly exportName: string;
  readonly locale: string;
  readonly messages: Messages;
}

/** Every export of the folder that is a message table. */
export async function readTables(): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const file of readdirSync(folder)) {
    const module = (await import(/* @vite-ignore */ new URL(file, folder).pathname)) as Record<
      string,
      unknown
    >;
    for (const [exportName, messages] of Object.entries(module)) {
      if (isTable(messages)) {
        tables.push({ file: basename(file, '.ts'), exportName, locale: messages.locale, messages });
      }
    }
  }
  return tables;
}

function isTable(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null && 'locale' in value && 'direction' in value;
}

/** One text, as a message gave it for one set of values. */
export interface Shown {
  /** `group.code`, for a failure to name. */
  readonly code: string;
  readonly values: MessageParams;
  readonly text: string;
  /** What `plural` was handed on the way. */
  readonly plurals: readonly PluralForms[];
  /** The values that can be seen in the text, each once. */
  readonly seen: readonly string[];
}

/**
 * Every text of a table, in the order of codes, for each of `scenarios`. Numbers are put in brackets, as the texts of the scenarios are, so
 * that what a text shows can be read off it; plurals take the form `other`.
 */
export function showAll(messages: Messages): readonly Shown[] {
  const all: Shown[] = [];
  for (const group of groups) {
    const codes = Object.entries(messages[group]).sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [code, message] of codes) {
      for (const values of group === 'issues' ? [...scenarios, ...formats] : scenarios) {
        all.push(show(`${group}.${code}`, message, values));
      }
    }
  }
  return all;
}

function show(code: string, message: Message, values: MessageParams): Shown {
  const plurals: PluralForms[] = [];
  const text =
    typeof message === 'string'
      ? message
      : message(values, {
          number: (value) => (typeof value === 'number' ? `⟦${value}⟧` : (value ?? '')),
          plural: (_, forms) => {
            plurals.push(forms);
            return forms.other;
          },
        });
  return { code, values, text, plurals, seen: valuesIn(text) };
}

/** The bracketed values of a text, each once, in order. */
export function valuesIn(text: string): readonly string[] {
  return [...new Set(text.match(/⟦[^⟧]*⟧/g) ?? [])].sort();
}

const written: MessageParams = {
  server: '⟦server⟧',
  claim: '⟦claim⟧',
  name: '⟦name⟧',
  field: '⟦field⟧',
  option: '⟦option⟧',
  reason: '⟦reason⟧',
  host: '⟦host⟧',
  port: '⟦port⟧',
  zone: '⟦zone⟧',
  keyword: '⟦keyword⟧',
  offset: '⟦+05:30⟧',
  position: 3,
  index: 2,
};

const kinds = ['text', 'number', 'boolean', 'choice', 'choices', 'list', 'date', 'date-time'];
const missing = ['at', 'name', 'domain', 'dot', 'space', 'ascii', 'scheme'];

/** Values as core hands them out, such that every branch of the English texts is taken; and none at all. */
const scenarios: readonly MessageParams[] = [
  {},
  ...kinds.map((kind) => ({ ...written, kind })),
  // Too few and too many, of each kind that is counted.
  ...['text', 'choices', 'list'].flatMap((kind) => [
    { ...written, kind, limit: 50, length: 43, count: 47 },
    { ...written, kind, limit: 40, length: 43, count: 47 },
  ]),
  { ...written, expected: 'integer', step: 1, value: 1.5 },
  { ...written, expected: 'number', step: 0.25, nearest: 9007199254740992, value: '⟦value⟧' },
  { ...written, format: '⟦format⟧' },
  { ...written, next: '⟦2026-03-08T03:00⟧' },
  { ...written, count: 2, min: 4 },
  { ...written, count: 2, max: 6 },
  { ...written, count: 2, min: 4, max: 6 },
  { ...written, count: 2, min: 4, max: 4 },
];

/** For the issues alone: elsewhere a format is shown by its name. */
const formats: readonly MessageParams[] = [
  ...['email', 'uri'].flatMap((format) => missing.map((part) => ({ ...written, format, missing: part }))),
  ...['email', 'uri', 'date', 'date-time'].map((format) => ({ ...written, format })),
];
