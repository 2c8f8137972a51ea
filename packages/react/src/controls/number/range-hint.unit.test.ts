import { readForm, type JsonObject, type NumberField } from '@elicit-kit/core';
import { createFormatter } from '@elicit-kit/core/messages';
import { en } from '@elicit-kit/core/messages/en';
import { expect, test } from 'vitest';
import { rangeHint } from './range-hint.ts';

function hintsOf(schema: JsonObject): readonly string[] {
  const form = readForm({
    mode: 'form',
    message: '',
    schema: { type: 'object', properties: { n: schema } },
  });
  return rangeHint(form.fields[0] as NumberField, createFormatter(en));
}

test.each<[JsonObject, readonly string[]]>([
  [{ type: 'number' }, []],
  [{ type: 'number', minimum: 0, maximum: 1 }, ['From 0 to 1']],
  [{ type: 'number', minimum: 0.5 }, ['At least 0.5']],
  [{ type: 'integer', maximum: 12 }, ['At most 12']],
  [{ type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 }, ['From 1 to 9']],
  [{ type: 'integer', minimum: 0.5, maximum: 9.5 }, ['From 1 to 9']],
  [{ type: 'integer', exclusiveMaximum: 1 }, ['At most 0']],
  [{ type: 'integer', maximum: -0.5, exclusiveMaximum: -3 }, ['At most -4']],
  [{ type: 'number', minimum: -2.5, maximum: 0 }, ['From -2.5 to 0']],
  [{ type: 'number', exclusiveMinimum: 0 }, ['Enter a number greater than 0.']],
  [{ type: 'number', minimum: 0, exclusiveMaximum: 1 }, ['At least 0', 'Enter a number less than 1.']],
  [{ type: 'number', multipleOf: 0.01 }, ['Enter a multiple of 0.01.']],
  [{ type: 'integer', multipleOf: 1 }, []],
])('says in words what %j allows', (schema, hints) => {
  expect(hintsOf(schema)).toEqual(hints);
});
