import { readFormat, readListLimits, readTextLimits } from '../../validation/limits.ts';
import { problem } from '../../validation/problem.ts';
import { checkList, checkText } from '../../validation/rules.ts';
import { isList, own } from '../json-access.ts';
import { ignoring, readDefault, typeOf } from '../property.ts';
import { checkEach } from './choices.ts';
import { EMPTY, parsed, type Kind } from './kind.ts';
import { isBetweenNothing } from './text.ts';

export const list: Kind<'list'> = {
  read(property) {
    const { base, schema } = property;
    if (typeOf(schema) !== 'array') return null;
    const items = property.resolve(own(schema, 'items')).schema;
    if (typeOf(items) !== 'string') return 'array';
    const ignored = ignoring(property);
    const limits = readListLimits(schema, ignored);
    return {
      ...base,
      schema: { ...schema, items },
      kind: 'list',
      ...limits,
      ...readTextLimits(items, ignored),
      format: readFormat(items),
      isUnique: own(schema, 'uniqueItems') === true,
      default: readDefault(property, (value) => {
        if (!isList(value) || (value.length === 0 && (limits.minItems ?? 0) > 0)) return null;
        // An empty row is no entry, so a default that holds one could not be shown.
        const texts = value.filter((item) => typeof item === 'string' && item !== '') as string[];
        return texts.length < value.length ? null : texts;
      }),
    };
  },
  seed: (field) => ({ kind: 'list', items: field.default ?? [], isAnswered: field.default !== null }),
  clear: () => ({ kind: 'list', items: [], isAnswered: false }),
  parse(field, draft) {
    const items = draft.items.filter((item) => item !== '');
    if (items.length > 0) return parsed(items);
    return draft.isAnswered && (field.minItems ?? 0) === 0 ? parsed([]) : EMPTY;
  },
  check(field, value, engines) {
    const found =
      checkList(field, value) ?? checkEach(value, (item) => checkText(field, field.format, item, engines));
    if (found || !field.isUnique || typeof value !== 'object') return found;
    return new Set(value).size < value.length ? problem('uniqueItems') : null;
  },
  isImpossible: (field) =>
    isBetweenNothing(field.minItems, field.maxItems) ||
    ((field.minItems ?? 0) > 0 && isBetweenNothing(field.minLength, field.maxLength)),
};
