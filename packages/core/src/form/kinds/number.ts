import { writeNumber } from '../../answers/numerals.ts';
import { parseNumber } from '../../answers/parse-number.ts';
import { hasNumber } from '../../validation/has-number.ts';
import { readNumberLimits } from '../../validation/limits.ts';
import { checkNumber } from '../../validation/rules.ts';
import { own } from '../json-access.ts';
import { ignoring, readDefault, typeOf } from '../property.ts';
import { EMPTY, failed, parsed, type Kind } from './kind.ts';

export const number: Kind<'number'> = {
  read(property) {
    const { base, schema } = property;
    const type = typeOf(schema);
    if (type !== 'number' && type !== 'integer') return null;
    const isInteger = type === 'integer';
    // Formats of numbers (int32, double, …) are names that JSON Schema does not know.
    const format = own(schema, 'format');
    if (typeof format === 'string') property.notice('unknown-format', { format });
    return {
      ...base,
      kind: 'number',
      isInteger,
      ...readNumberLimits(schema, ignoring(property)),
      default: readDefault(property, (value) =>
        typeof value === 'number' && (isInteger ? Number.isInteger(value) : Number.isFinite(value))
          ? value
          : null,
      ),
    };
  },
  seed: (field, { locale }) => ({
    kind: 'number',
    text: field.default === null ? '' : writeNumber(field.default, locale),
  }),
  clear: () => ({ kind: 'number', text: '' }),
  parse({ isInteger }, draft, { locale = 'en' }) {
    const reading = parseNumber(draft.text, { locale, isInteger });
    if (reading.state === 'empty') return EMPTY;
    if (reading.state === 'number') return parsed(reading.value);
    if (reading.code === 'type') return failed('type', { expected: isInteger ? 'integer' : 'number' });
    return failed('precision', reading.nearest === null ? {} : { nearest: reading.nearest });
  },
  check: (field, value) => checkNumber(field, field.isInteger, value),
  isImpossible: (field) => !hasNumber(field, field.isInteger),
};
