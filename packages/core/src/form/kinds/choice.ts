import type { ContentValue } from '../../protocol/result.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { Engines } from '../../validation/engines.ts';
import { readFormat, readNumberLimits, readTextLimits } from '../../validation/limits.ts';
import { problem, type Problem } from '../../validation/problem.ts';
import { checkNumber, checkText } from '../../validation/rules.ts';
import type { Option } from '../field.ts';
import { own } from '../json-access.ts';
import { findOption, listsOptions, optionAt, readOptions } from '../options.ts';
import { readDefault, typeOf } from '../property.ts';
import { EMPTY, failed, parsed, type Kind } from './kind.ts';

export const choice: Kind<'choice'> = {
  read(property) {
    const { base, schema } = property;
    if (!listsOptions(schema)) return null;
    const type = own(schema, 'type');
    const types = Array.isArray(type) ? type : type === undefined ? null : [type];
    const options = readOptions(
      property,
      schema,
      (value) => types === null || types.some((name) => isOfType(value, name)),
    );
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
  const [textLimits, numberLimits] = [readTextLimits(schema), readNumberLimits(schema)];
  const [format, isInteger] = [readFormat(schema), typeOf(schema) === 'integer'];
  return (value) => {
    const option = typeof value === 'object' ? undefined : findOption(options, value);
    if (!option || option.isUnusable) return problem('enum');
    if (typeof value === 'string') return checkText(textLimits, format, value, engines);
    return typeof value === 'number' ? checkNumber(numberLimits, isInteger, value) : null;
  };
}

function isOfType(value: Option['value'], type: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}
