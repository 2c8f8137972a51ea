import type { Json, JsonObject } from '../protocol/json.ts';
import { plainText } from '../trust/plain-text.ts';
import { keywordCheck } from '../validation/rules.ts';
import type { Option, OptionId, UnsupportedReason } from './field.ts';
import { isList, own } from './json-access.ts';
import type { Property } from './property.ts';
import { hasBranches, isOptionSchema } from './resolve-schema.ts';

type OptionValue = Option['value'];
type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A choice as the schema has it, before ids are minted. */
interface Candidate {
  readonly value: Json;
  readonly title: Json | undefined;
  readonly description: Json | undefined;
}

/** Whether a schema lists what may be answered: `enum`, `const`, or branches. */
export function listsOptions(schema: JsonObject): boolean {
  return ['enum', 'const', 'oneOf', 'anyOf'].some((keyword) => own(schema, keyword) !== undefined);
}

/**
 * The options of a schema: each value once, by its first label, in the order of the schema.
 * @param fits whether a value can be an answer at all, by its type.
 */
export function readOptions(
  property: Property,
  schema: JsonObject,
  fits: (value: OptionValue) => boolean,
): readonly Option[] | UnsupportedReason {
  if (property.optionBudget.left <= 0) return 'keyword';
  const candidates = readCandidates(property, schema);
  if (typeof candidates === 'string') return candidates;
  if (candidates.length === 0) return 'no-options';
  property.optionBudget.left -= candidates.length;
  if (property.optionBudget.left < 0) return 'keyword';

  const allowed = allowedValues(schema);
  const isExclusive = isList(own(schema, 'oneOf'));
  const options: Writable<Option>[] = [];
  const seen = areDistinctTexts(candidates) ? null : new Map<OptionValue, Writable<Option>>();
  let [hasTwins, lacksLabels] = [false, false];
  for (const { value, title, description } of candidates) {
    if (!isOptionValue(value) || !fits(value)) continue;
    if (allowed && !allowed.has(value)) continue;
    const twin = seen?.get(value);
    if (twin) {
      hasTwins = true;
      // oneOf means exactly one: a value that two branches offer never passes (facts 7.4).
      if (isExclusive) twin.isUnusable = true;
      continue;
    }
    const label = typeof title === 'string' ? plainText(title, { isSingleLine: true }) : '';
    lacksLabels ||= label === '' && title !== undefined;
    const option: Option = {
      id: `o${options.length}`,
      value,
      label: label === '' ? plainText(String(value), { isSingleLine: true }) : label,
      description: typeof description === 'string' ? plainText(description).trim() || null : null,
    };
    options.push(option);
    seen?.set(value, option);
  }
  if (hasTwins) property.notice('duplicate-options');
  if (lacksLabels) property.notice('option-labels-missing');
  return options.length === 0 ? 'impossible' : options;
}

/**
 * True is certain; false also when a value is no text, or when two texts have one hash by chance. A Map of 20,000 texts
 * takes more time than all else that is done to read them; numbers are sorted in a fraction of it, whatever they are.
 */
function areDistinctTexts(candidates: readonly Candidate[]): boolean {
  const hashes = new Int32Array(candidates.length);
  let index = 0;
  for (const { value } of candidates) {
    if (typeof value !== 'string') return false;
    let hash = 0;
    for (let at = 0; at < value.length; at += 1) hash = Math.imul(hash ^ value.charCodeAt(at), 0x01000193);
    hashes[index++] = hash;
  }
  return hashes.sort().every((hash, place) => hash !== hashes[place + 1]);
}

const byValue = /* @__PURE__ */ new WeakMap<readonly Option[], ReadonlyMap<Json, Option>>();

/** Tells of values whether they are of the type, or of one of the types, that a schema asks for. */
export function typeCheck(schema: JsonObject): (value: Json) => boolean {
  const type = own(schema, 'type');
  if (type === undefined) return () => true;
  const types = isList(type) ? type : [type];
  return (value) => types.includes(typeof value) || (types.includes('integer') && Number.isInteger(value));
}

/** Finds the option with a value, at a cost that does not grow with the number of options after the first time. */
export function findOption(options: readonly Option[], value: Json): Option | undefined {
  let index = byValue.get(options);
  if (!index) {
    index = new Map(options.map((option) => [option.value, option]));
    byValue.set(options, index);
  }
  return index.get(value);
}

/** Finds the option with an id: the number in it is its place. */
export function optionAt(options: readonly Option[], id: OptionId): Option | undefined {
  const option = options[Number(id.slice(1))];
  return option?.id === id ? option : undefined;
}

/** The same ids in the order of the schema, each once (C-11). Unknown ones are left out. */
export function inOrder(options: readonly Option[], ids: readonly OptionId[]): OptionId[] {
  const picked = new Set(ids);
  return options.filter(({ id }) => picked.has(id)).map(({ id }) => id);
}

function readCandidates(property: Property, schema: JsonObject): readonly Candidate[] | UnsupportedReason {
  const [one, any] = [own(schema, 'oneOf'), own(schema, 'anyOf')];
  const branches = isList(one) ? one : isList(any) ? any : null;
  if (isList(one) && isList(any)) return 'keyword';
  if (branches) return readBranches(property, branches);
  const values = own(schema, 'enum');
  if (isList(values)) return readEnum(schema, values);
  const value = own(schema, 'const');
  // The title of a constant is the title of the field, not of its one option.
  return value === undefined ? 'not-a-schema' : [{ value, title: undefined, description: undefined }];
}

function readBranches(
  property: Property,
  branches: readonly Json[],
): readonly Candidate[] | UnsupportedReason {
  const candidates: Candidate[] = [];
  for (const branch of branches) {
    const { schema, problem } = property.resolve(branch);
    if (problem) return problem;
    // What a pattern says of a value cannot be told while reading.
    if (hasBranches(schema) || own(schema, 'pattern') !== undefined) return 'mixed';
    const values = own(schema, 'enum');
    const check = keywordCheck(schema, {});
    const isOfType = typeCheck(schema);
    const fits = ({ value }: Candidate): boolean =>
      isOfType(value) && (!isOptionValue(value) || check(value) === null);
    if (isOptionSchema(schema)) {
      const value = own(schema, 'const') ?? (isList(values) ? values[0] : undefined) ?? null;
      const candidate = { value, title: own(schema, 'title') ?? '', description: own(schema, 'description') };
      if (fits(candidate)) candidates.push(candidate);
    } else if (isList(values)) {
      // Twins within one branch are one match; only between branches of oneOf do they matter.
      const seen = new Set<Json>();
      for (const candidate of readEnum(schema, values)) {
        if (fits(candidate) && !seen.has(candidate.value)) candidates.push(candidate);
        seen.add(candidate.value);
      }
    } else {
      return 'mixed';
    }
  }
  return candidates;
}

/** Labels go by place; where one is missing, the value is the label (C-07). */
function readEnum(schema: JsonObject, values: readonly Json[]): Candidate[] {
  const names = own(schema, 'enumNames');
  return values.map((value, index) => ({
    value,
    title: isList(names) ? (names[index] ?? '') : undefined,
    description: undefined,
  }));
}

/** Where branches, `enum` and `const` stand side by side, an answer must be in all of them. */
function allowedValues(schema: JsonObject): ReadonlySet<Json> | null {
  const only = own(schema, 'const');
  if (only !== undefined) return new Set([only]);
  const values = own(schema, 'enum');
  return isList(values) && hasBranches(schema) ? new Set(values) : null;
}

function isOptionValue(value: Json): value is OptionValue {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}
