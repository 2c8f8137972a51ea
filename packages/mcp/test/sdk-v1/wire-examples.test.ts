import { loadWireExamples, type WireExample } from '@elicit-kit/fixtures';
import { describe, expect, test } from 'vitest';
import { connectRaw } from '../support/connect-sdk-v1.ts';

const SHOWN = [
  'render-form',
  'render-tolerant',
  'render-url-consent',
  'warn-and-render',
  'refuse-navigation',
];

// What stands in these examples is refused at the schema by their authors; the kit draws what it can and shows the rest
// as unsupported, so that the person can decline in both eras (facts C-13).
const SHOWN_ALTHOUGH_REFUSED = ['X01', 'X32', 'X33'];

const examples = loadWireExamples();

function isShown({ id, expect: { action } }: WireExample): boolean {
  return SHOWN.includes(action) || SHOWN_ALTHOUGH_REFUSED.includes(id);
}

function titled(kind: string, revisions: readonly string[]): [string, WireExample][] {
  return examples
    .filter((example) => example.kind === kind && revisions.includes(example.revision))
    .map((example) => [`${example.id} (${example.expect.action})`, example]);
}

describe('requests of the older revisions', () => {
  test.each(titled('elicit.request', ['2025-06-18', '2025-11-25']))('%s', async (_title, example) => {
    const { revision, message } = example;
    const modes = revision === '2025-06-18' ? (['form'] as const) : (['form', 'url'] as const);
    const { server, kit } = await connectRaw({ modes }, { revision });
    server.send(message);
    if (isShown(example)) {
      const asked = await kit.next();
      expect(JSON.stringify(asked.params)).toBe(JSON.stringify(message['params']));
      asked.answer({ action: 'decline' });
      const answer = await server.next(message['id'] as string | number);
      expect(answer.result).toMatchObject({ action: 'decline' });
    } else {
      const answer = await server.next(message['id'] as string | number);
      expect(answer.error?.code).toBe(-32602);
      expect(kit.asked).toHaveLength(0);
    }
  });
});

describe('results of 2026-07-28 that ask, from a server that has agreed on an older revision', () => {
  const results = examples.filter(
    ({ kind, message }) =>
      kind === 'mrtr.result' &&
      (message['result'] as { resultType?: unknown }).resultType === 'input_required',
  );
  test.each(results.map((example): [string, WireExample] => [example.id, example]))(
    '%s fails the call, and nobody is asked',
    async (_title, example) => {
      const { server, elicit, kit } = await connectRaw();
      const ended = expect(elicit.callTool({ name: 'any' })).rejects.toThrow('`input_required`');
      server.reply(await server.next('tools/call'), example.message['result']);
      await ended;
      expect(kit.asked).toHaveLength(0);
    },
  );
});
