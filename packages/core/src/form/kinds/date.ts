import { isCalendarDay } from '../../validation/date-text.ts';
import { readTextLimits } from '../../validation/limits.ts';
import { checkText } from '../../validation/rules.ts';
import { own } from '../json-access.ts';
import { ignoring, readDefault, typeOf } from '../property.ts';
import { EMPTY, failed, parsed, type Kind } from './kind.ts';

/** `YYYY-MM-DD` */
const LENGTH = 10;

export const date: Kind<'date'> = {
  read(property) {
    const { base, schema } = property;
    if (typeOf(schema) !== 'string' || own(schema, 'format') !== 'date') return null;
    return {
      ...base,
      kind: 'date',
      ...readTextLimits(schema, ignoring(property)),
      // Date controls know no year 0 and no day outside the calendar; such a default could not be shown.
      default: readDefault(property, (value) =>
        typeof value === 'string' && isCalendarDay(value) && !value.startsWith('0000') ? value : null,
      ),
    };
  },
  seed: (field) => ({ kind: 'date', text: field.default ?? '', isIncomplete: false }),
  clear: () => ({ kind: 'date', text: '', isIncomplete: false }),
  parse(_, draft) {
    if (draft.isIncomplete) return failed('format', { format: 'date' });
    return draft.text === '' ? EMPTY : parsed(draft.text);
  },
  check: (field, value, engines) => checkText(field, 'date', value, engines),
  isImpossible: ({ minLength, maxLength }) =>
    (minLength ?? LENGTH) > LENGTH || (maxLength ?? LENGTH) < LENGTH,
};
