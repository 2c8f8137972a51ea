import { expect, test } from 'vitest';
import { defaultsOf, leastProblems, makeQuestion } from '../src/question.ts';

test.each([1, 3, 20, 500])('%d fields, all of them required', (fields) => {
  const { schema } = makeQuestion({ fields, answers: 'none' });
  expect(Object.keys(schema.properties)).toHaveLength(fields);
  expect(schema.required).toEqual(Object.keys(schema.properties));
  expect(defaultsOf(schema)).toEqual({});
});

test('right answers are filled in for every field, within the limits', () => {
  const { schema } = makeQuestion({ fields: 500, answers: 'right' });
  const answers = defaultsOf(schema);
  expect(Object.keys(answers)).toEqual(schema.required);
  for (const [name, property] of Object.entries(schema.properties)) {
    const answer = answers[name];
    if (property.type === 'integer') {
      expect(answer).toBeGreaterThanOrEqual(property.minimum);
      expect(answer).toBeLessThanOrEqual(property.maximum);
    } else if ('enum' in property) expect(property.enum).toContain(answer);
  }
});

test('an empty form is wrong but for its boxes', () => {
  expect(leastProblems(makeQuestion({ fields: 10, answers: 'none' }))).toBe(8);
});

test('20,000 options have names of their own, and a letter finds some of them', () => {
  const { station } = makeQuestion({ options: 20_000 }).schema.properties;
  const names = station && 'enum' in station ? station.enum : [];
  expect(new Set(names).size).toBe(20_000);
  const found = names.filter((name) => name.toLowerCase().includes('m'));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(20_000);
});
