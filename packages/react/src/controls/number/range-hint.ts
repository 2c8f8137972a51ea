import type { Formatter, NumberField } from '@elicit-kit/core';

/** What the limits allow, in words: one text per rule, none where there is no rule. */
export function rangeHint(field: NumberField, formatter: Formatter): readonly string[] {
  const { isInteger, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
  const min = highest(field.minimum, isInteger ? exclusiveMinimum : null, isInteger);
  // The upper limit is the lower one of the numbers with the other sign.
  const max = negated(
    highest(negated(field.maximum), isInteger ? negated(exclusiveMaximum) : null, isInteger),
  );
  const hints: string[] = [];
  if (min !== null && max !== null) hints.push(formatter.ui('rangeBetween', { min, max }));
  else if (min !== null) hints.push(formatter.ui('rangeFrom', { min }));
  else if (max !== null) hints.push(formatter.ui('rangeTo', { max }));

  const rule = (
    code: 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf',
    name: string,
    value: number,
  ): void => {
    hints.push(formatter.issue({ code, fieldId: field.id, params: { [name]: value } }, field));
  };
  if (!isInteger && exclusiveMinimum !== null) rule('exclusiveMinimum', 'limit', exclusiveMinimum);
  if (!isInteger && exclusiveMaximum !== null) rule('exclusiveMaximum', 'limit', exclusiveMaximum);
  if (multipleOf !== null && !(isInteger && multipleOf === 1)) rule('multipleOf', 'step', multipleOf);
  return hints;
}

/** The lower limit. For whole numbers an exclusive one is the next whole number as an inclusive one. */
function highest(inclusive: number | null, exclusive: number | null, isInteger: boolean): number | null {
  const lower = inclusive !== null && isInteger ? Math.ceil(inclusive) : inclusive;
  if (exclusive === null) return lower;
  const next = Math.floor(exclusive) + 1;
  return lower === null ? next : Math.max(lower, next);
}

/** From zero, as `-0` would be shown with its sign. */
function negated(limit: number | null): number | null {
  return limit === null ? null : 0 - limit;
}
