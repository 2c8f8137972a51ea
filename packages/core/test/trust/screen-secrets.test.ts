import { describe, expect, test, vi } from 'vitest';
import { acceptForm, decline } from '../../src/protocol/results.ts';
import { createElicitationQueue } from '../../src/queue/elicitation-queue.ts';
import type { ElicitationEntry } from '../../src/queue/entry.ts';
import { screenSecrets, type SecretPolicy } from '../../src/trust/screen-secrets.ts';
import { secretEngine } from '../../src/trust/secret-hints.ts';

const server = { label: 'Mail helper' };
const PROPERTIES = {
  user: { type: 'string', title: 'User name' },
  password: { type: 'string', title: 'Password' },
  pin: { type: 'integer', title: 'PIN' },
  phrase: { type: 'array', items: { type: 'string' }, title: 'Recovery phrase' },
};

function ask(
  policy: SecretPolicy | null,
  required: readonly string[] = [],
): { entry: ElicitationEntry; queue: ReturnType<typeof createElicitationQueue>; answer: Promise<unknown> } {
  const queue = createElicitationQueue(policy === null ? {} : { screen: screenSecrets(policy) });
  const requestedSchema = { type: 'object', properties: PROPERTIES, required };
  const answer = queue.ask({ server, params: { message: 'Sign in.', requestedSchema } });
  const entry = queue.getSnapshot().current;
  if (!entry) throw new Error('Nothing is shown.');
  return { entry, queue, answer };
}

const kinds = (entry: ElicitationEntry): unknown[] =>
  (entry.form?.fields ?? []).map((field) => (field.kind === 'unsupported' ? field.reason : field.kind));
const warned = (entry: ElicitationEntry): string[] =>
  (entry.form?.fields ?? []).filter(secretEngine.isSecret).map(({ name }) => name);

test('without a policy the kit warns, whatever kind of field could hold the secret', () => {
  const { entry } = ask(null);
  expect(kinds(entry)).toEqual(['text', 'text', 'number', 'list']);
  expect(warned(entry)).toEqual(['password', 'pin', 'phrase']);
});

test.each([
  ['warn', ['password', 'pin', 'phrase']],
  ['allow', []],
] as const)('“%s” is the same for all of them', (policy, expected) => {
  const { entry } = ask(policy);
  expect(kinds(entry)).toEqual(['text', 'text', 'number', 'list']);
  expect(warned(entry)).toEqual(expected);
});

describe('“block”', () => {
  test('lets the rest be answered, and nothing for the secret leaves', async () => {
    const { entry, queue, answer } = ask('block');
    expect(kinds(entry)).toEqual(['text', 'secret', 'secret', 'secret']);
    expect(entry.form?.blockers).toEqual([]);
    expect(queue.settle(entry.id, acceptForm({ user: 'ana', password: 'hunter2' }))).toBe(false);
    expect(queue.settle(entry.id, acceptForm({ user: 'ana' }))).toBe(true);
    expect(await answer).toEqual({ action: 'accept', content: { user: 'ana' } });
  });

  test('makes accepting impossible where the secret is required; declining stays possible', () => {
    const onRefusal = vi.fn();
    const { entry, queue } = ask('block', ['user', 'password']);
    expect(entry.form?.blockers).toEqual([{ code: 'required-unsupported', fieldId: 'f1', name: 'password' }]);
    expect(queue.settle(entry.id, acceptForm({ user: 'ana' }))).toBe(false);
    expect(queue.settle(entry.id, decline())).toBe(true);
    expect(onRefusal).not.toHaveBeenCalled();
  });

  test('keeps the ids, names and order of the fields', () => {
    const fields = ask('block').entry.form?.fields ?? [];
    expect(fields.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'f0 user',
      'f1 password',
      'f2 pin',
      'f3 phrase',
    ]);
    expect(ask('block').entry.form?.byId.get('f1')?.kind).toBe('unsupported');
  });
});

describe('a function of the host', () => {
  test('is asked about every field, and told what the kit thinks of it and who asks', () => {
    const policy = vi.fn(() => 'allow' as const);
    ask(policy);
    expect(policy.mock.calls).toMatchObject([
      [{ name: 'user' }, { server }, false],
      [{ name: 'password' }, { server }, true],
      [{ name: 'pin' }, { server }, true],
      [{ name: 'phrase' }, { server }, true],
    ]);
  });

  test('decides field by field', () => {
    const { entry } = ask(({ name }) => (name === 'user' ? 'warn' : name === 'pin' ? 'block' : 'allow'));
    expect(kinds(entry)).toEqual(['text', 'text', 'secret', 'list']);
    expect(warned(entry)).toEqual(['user']);
  });

  test('blocks where it throws', () => {
    const { entry } = ask(() => {
      throw new Error('policy');
    });
    expect(kinds(entry)).toEqual(['secret', 'secret', 'secret', 'secret']);
  });
});

test('a screen of the host’s own that throws leaves the form as it is, and the error is not swallowed', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const error = new Error('screen');
  const queue = createElicitationQueue({
    screen: () => {
      throw error;
    },
  });
  void queue.ask({ server, params: { message: 'x', requestedSchema: { properties: PROPERTIES } } });
  expect(queue.getSnapshot().current?.form?.fields).toHaveLength(4);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled.mock.calls[0]?.[0]).toBe(error);
});
