import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStoredDraft, toStoredDraft } from '../../src/drafts/stored-draft.ts';
import { readStoredCall } from '../../src/drafts/stored-call.ts';
import { readForm, seedDraft, type Draft, type Field, type FieldDraft, type Form } from '../../src/index.ts';
import { asking, CALL, createMemory, openTab, question, reopen, until } from '../drafts/scene.ts';

const RUNS = Number(process.env['RUNS'] ?? 300);

const schemas: fc.Arbitrary<object> = fc.oneof(
  fc.constantFrom<object>(
    { type: 'string' },
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date-time', default: '2026-07-01T09:15:00Z' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'string' } },
  ),
  fc
    .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })
    .chain((values) =>
      fc.constantFrom<object>(
        { type: 'string', enum: values },
        { type: 'array', items: { type: 'string', enum: values } },
      ),
    ),
);

const texts = fc.string({ unit: 'binary' }).map((text) => `${text}\ud800`);

function draftFor(field: Field): fc.Arbitrary<FieldDraft> {
  switch (field.kind) {
    case 'text':
      return fc.record({ kind: fc.constant(field.kind), text: texts, isEmptyAnswer: fc.boolean() });
    case 'number':
      return fc.record({ kind: fc.constant(field.kind), text: texts });
    case 'boolean':
      return fc.record({ kind: fc.constant(field.kind), value: fc.constantFrom(true, false, null) });
    case 'date':
      return fc.record({ kind: fc.constant(field.kind), text: texts, isIncomplete: fc.boolean() });
    case 'date-time':
      return fc.record({
        kind: fc.constant(field.kind),
        local: texts,
        isIncomplete: fc.boolean(),
        zone: texts,
        fold: fc.constantFrom('earlier', 'later', null),
        original: fc.constantFrom(field.default, null),
      });
    case 'choice':
      return fc.record({
        kind: fc.constant(field.kind),
        option: fc.constantFrom(null, ...field.options.map(({ id }) => id)),
      });
    case 'choices':
      return fc.record({
        kind: fc.constant(field.kind),
        options: fc.subarray(field.options.map(({ id }) => id)),
        isAnswered: fc.boolean(),
      });
    case 'list':
      return fc.record({ kind: fc.constant(field.kind), items: fc.array(texts), isAnswered: fc.boolean() });
    case 'unsupported':
      return fc.constant({ kind: field.kind });
  }
}

const formsWithDrafts: fc.Arbitrary<{ properties: object; form: Form; draft: Draft }> = fc
  .uniqueArray(
    fc.tuple(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'a.b', '')), schemas),
    {
      selector: ([name]) => name,
      maxLength: 6,
    },
  )
  .chain((pairs) => {
    const members = pairs.map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`);
    const properties = JSON.parse(`{${members.join(',')}}`) as Record<string, object>;
    const form = readForm({
      mode: 'form',
      message: '',
      schema: JSON.parse(`{"type":"object","properties":{${members.join(',')}}}`) as Record<string, never>,
    });
    return fc
      .tuple(...form.fields.map((field) => draftFor(field).map((draft) => [field.id, draft] as const)))
      .map((drafts) => ({ properties, form, draft: Object.fromEntries(drafts) as Draft }));
  });

test('every draft comes back as it was, through JSON', () => {
  fc.assert(
    fc.property(formsWithDrafts, ({ form, draft }) => {
      const stored: unknown = JSON.parse(JSON.stringify(toStoredDraft(form, draft, () => true)));
      expect(readStoredDraft(form, stored, () => true)).toEqual(draft);
    }),
    { numRuns: RUNS },
  );
});

test('a draft that anything was made of never throws and never lets through what is no draft of the form', () => {
  fc.assert(
    fc.property(formsWithDrafts, fc.jsonValue(), ({ form }, anything) => {
      const pairs = form.fields.map(({ name }) => [name, anything]);
      for (const kept of [anything, pairs]) {
        const read = readStoredDraft(form, kept, () => true);
        const seed = seedDraft(form);
        for (const [id, draft] of Object.entries(read)) {
          const start = seed[id as keyof Draft];
          expect(Object.keys(draft).sort()).toEqual(Object.keys(start ?? {}).sort());
          expect(draft.kind).toBe(start?.kind);
        }
      }
    }),
    { numRuns: RUNS },
  );
});

test('a call that anything was made of is read or not, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (anything) => {
      const text =
        typeof anything === 'string'
          ? anything
          : JSON.stringify({ version: 1, id: 'x', ...Object(anything) });
      expect(readStoredCall('x', text)).toBeNull();
    }),
    { numRuns: RUNS },
  );
});

test('state, keys and drafts of a whole call come back byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, formsWithDrafts, async (state, key, { properties, draft, form }) => {
      const memory = createMemory();
      const record = openTab(memory).open(CALL);
      const payload = asking({ [key]: question(properties) }, state);
      record.ask(1, payload);
      record.draft(key, draft);
      record.suspend();
      await until(() => memory.texts.size > 0);
      const taken = await reopen(memory);
      expect(JSON.stringify(taken?.payload)).toBe(JSON.stringify(payload));
      const kept = taken?.drafts.get(key) ?? {};
      for (const { id } of form.fields) if (kept[id]) expect(kept[id]).toEqual(draft[id]);
    }),
    { numRuns: Math.min(RUNS, 50) },
  );
});
