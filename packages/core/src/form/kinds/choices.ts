import type { ContentValue } from '../../protocol/result.ts';
import { readListLimits } from '../../validation/limits.ts';
import { problem, type Problem } from '../../validation/problem.ts';
import { checkList } from '../../validation/rules.ts';
import { isList, isObject, own } from '../json-access.ts';
import { findOption, inOrder, listsOptions, optionAt, readOptions } from '../options.ts';
import { ignoring, readDefault, typeOf } from '../property.ts';
import { optionCheck } from './choice.ts';
import { EMPTY, failed, parsed, type Kind } from './kind.ts';
import { isBetweenNothing } from './text.ts';

export const choices: Kind<'choices'> = {
  read(property) {
    const { base, schema } = property;
    if (typeOf(schema) !== 'array') return null;
    const items = property.resolve(own(schema, 'items') ?? true);
    if (items.problem && items.problem !== 'not-a-schema') return items.problem;
    // Titled options stand in `items`, or, in drafts of the specification, beside it (C-05).
    const source = [items.schema, schema].find(listsOptions);
    if (!source) return null;
    const options = readOptions(property, source, (value) => typeof value === 'string');
    // Answers hold texts only (E-34), so a list of numbers cannot be given.
    if (typeof options === 'string')
      return options === 'impossible' || options === 'mixed' ? 'array' : options;
    const limits = readListLimits(schema, ignoring(property));
    const initial = readDefault(property, (value) => {
      if (!isList(value) || (value.length === 0 && (limits.minItems ?? 0) > 0)) return null;
      const picked = value.flatMap((item) => findOption(options, item)?.id ?? []);
      return picked.length < value.length ? null : inOrder(options, picked);
    });
    return {
      ...base,
      schema: { ...schema, items: items.schema },
      kind: 'choices',
      options,
      ...limits,
      default: initial,
    };
  },
  seed: (field) => ({ kind: 'choices', options: field.default ?? [], isAnswered: field.default !== null }),
  clear: () => ({ kind: 'choices', options: [], isAnswered: false }),
  parse(field, draft) {
    const ids = inOrder(field.options, draft.options);
    if (ids.length < new Set(draft.options).size) return failed('enum');
    // "None of these" is an answer where the limits allow it (C-10).
    if (ids.length === 0) return draft.isAnswered && (field.minItems ?? 0) === 0 ? parsed([]) : EMPTY;
    return parsed(ids.map((id) => String(optionAt(field.options, id)?.value)));
  },
  check(field, value, engines) {
    const items = own(field.schema, 'items');
    const check = optionCheck(field.options, isObject(items) ? items : {}, engines);
    return checkList(field, value) ?? checkEach(value, check);
  },
  isImpossible: ({ options, minItems, maxItems }) =>
    isBetweenNothing(
      minItems,
      Math.min(maxItems ?? Infinity, options.filter(({ isUnusable }) => !isUnusable).length),
    ),
};

/** The first problem of any entry, with its place from 1. */
export function checkEach(value: ContentValue, check: (item: string) => Problem | null): Problem | null {
  if (typeof value !== 'object') return null;
  for (const [index, item] of value.entries()) {
    const found = check(item);
    if (found) return problem(found.code, { ...found.params, item: index + 1 });
  }
  return null;
}
