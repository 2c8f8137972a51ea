import type { ContentValue } from '../../protocol/result.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { Engines } from '../../validation/engines.ts';
import { problem, type Problem } from '../../validation/problem.ts';
import { keywordCheck } from '../../validation/rules.ts';
import type { Option } from '../field.ts';
import { findOption, listsOptions, optionAt, readOptions, typeCheck } from '../options.ts';
import { readDefault } from '../property.ts';
import { EMPTY, failed, parsed, type Kind } from './kind.ts';

export const choice: Kind<'choice'> = {
  read(property) {
    const { base, schema } = property;
    if (!listsOptions(schema)) return null;
    const options = readOptions(property, schema, typeCheck(schema));
    if (typeof options === 'string') return options;
    const initial = readDefault(property, (value) => findOption(options, value)?.id ?? null);
    return { ...base, kind: 'choice', options, default: initial };
  },
  seed: (field) => ({ kind: 'choice', option: field.default }),
  clear: () => ({ kind: 'choice', option: null }),
  parse(field, draft) {
    if (draft.option === null) return EMPTY;
    const option = optionAt(field.options, draft.option);
    return option ? parsed(option.value) : failed('enum');
  },
  check: (field, value, engines) => optionCheck(field.options, field.schema, engines)(value),
  isImpossible: ({ options }) => options.every(({ isUnusable }) => isUnusable),
};

/** Checks whether values are options that may be answered. Limits beside a list of options bind all the same. */
export function optionCheck(
  options: readonly Option[],
  schema: JsonObject,
  engines: Engines,
): (value: ContentValue) => Problem | null {
  const check = keywordCheck(schema, engines);
  return (value) => {
    const option = typeof value === 'object' ? undefined : findOption(options, value);
    return option && !option.isUnusable ? check(value) : problem('enum');
  };
}
