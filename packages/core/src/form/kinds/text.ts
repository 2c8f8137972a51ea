import { readTextLimits } from '../../validation/limits.ts';
import { checkText } from '../../validation/rules.ts';
import { own } from '../json-access.ts';
import { ignoring, readDefault, typeOf, type Property } from '../property.ts';
import { EMPTY, parsed, type Kind } from './kind.ts';

/** From here on a text is expected to need more than one line. In code points. */
const MULTILINE_FROM = 200;
const LONG_DEFAULT = 80;

export const text: Kind<'text'> = {
  read(property) {
    const { base, schema } = property;
    if (typeOf(schema) !== 'string') return null;
    const limits = readTextLimits(schema, ignoring(property));
    const format = readTextFormat(property);
    const initial = readDefault(property, (value) => {
      if (typeof value !== 'string') return null;
      // An empty text that cannot stand would be a problem without anything to see.
      return value === '' && (format !== null || (limits.minLength ?? 0) > 0) ? null : value;
    });
    return {
      ...base,
      kind: 'text',
      format,
      ...limits,
      default: initial,
      isMultiline:
        format === null &&
        ((limits.maxLength ?? 0) > MULTILINE_FROM ||
          (initial !== null && (initial.length > LONG_DEFAULT || /[\n\r\u2028\u2029]/.test(initial)))),
    };
  },
  seed: (field) => ({ kind: 'text', text: field.default ?? '', isEmptyAnswer: field.default === '' }),
  clear: () => ({ kind: 'text', text: '', isEmptyAnswer: false }),
  // As typed: no trimming, no rewriting. Emptied is unanswered, unless the person says otherwise (C-08).
  parse: (_, draft) => (draft.text === '' && !draft.isEmptyAnswer ? EMPTY : parsed(draft.text)),
  check: (field, value, engines) => checkText(field, field.format, value, engines),
  isImpossible: (field) => isBetweenNothing(field.minLength, field.maxLength),
};

/** Whether no count is at least the one and at most the other. */
export function isBetweenNothing(least: number | null, most: number | null): boolean {
  return least !== null && most !== null && least > most;
}

/** Formats other than those of the specification say nothing that is checked (C-34). */
function readTextFormat(property: Property): 'email' | 'uri' | null {
  const format = own(property.schema, 'format');
  if (format === 'email' || format === 'uri') return format;
  if (typeof format === 'string') property.notice('unknown-format', { format });
  else if (format !== undefined && format !== null) ignoring(property)('format');
  return null;
}
