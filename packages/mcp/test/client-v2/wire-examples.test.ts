import { loadWireExamples, type WireExample } from '@elicit-kit/fixtures';
import { describe, expect, test } from 'vitest';
import { connectRaw, turn } from '../support/connect.ts';

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
    const { server, kit } = await connectRaw('legacy', { modes }, revision);
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

describe('results of 2026-07-28', () => {
  const results = titled('mrtr.result', ['2026-07-28', 'draft']).filter(([, { id }]) => id !== 'X43');
  test.each(results)('%s', async (_title, example) => {
    const { server, elicit, kit } = await connectRaw('modern', {
      roots: () => Promise.resolve({ roots: [] }),
      sampling: () => Promise.resolve({ role: 'assistant', model: 'm', content: { type: 'text', text: '' } }),
      modes: example.id === 'X52' ? ['form'] : ['form', 'url'],
    });
    const result = example.message['result'] as { inputRequests?: object; requestState?: string };
    const call = elicit.callTool({ name: 'any' });
    const settled = call.then(
      () => 'resolved',
      () => 'rejected',
    );
    server.reply(await server.next('tools/call'), result);
    if (example.expect.action === 'fail-call' && !isShown(example)) {
      expect(await settled).toBe('rejected');
      expect(kit.asked).toHaveLength(0);
      return;
    }
    if (example.expect.action === 'update-ui') {
      expect(await settled).toBe('resolved');
      return;
    }
    const entries = Object.entries(result.inputRequests ?? {}) as [
      string,
      { method: string; params: unknown },
    ][];
    for (const [, { method, params }] of entries) {
      if (method !== 'elicitation/create') continue;
      const asked = await kit.next();
      expect(JSON.stringify(asked.params)).toBe(JSON.stringify(params));
      asked.answer({ action: 'cancel' });
    }
    const retry = await server.next('tools/call');
    expect(Object.keys((retry.params?.['inputResponses'] as object | undefined) ?? {})).toEqual(
      entries.map(([key]) => key),
    );
    expect(retry.params?.['requestState']).toBe(result.requestState);
    server.reply(retry, { resultType: 'complete', content: [] });
    expect(await settled).toBe('resolved');
  });
});

test('X44: a request on the wire of 2026-07-28 is dropped', async () => {
  const { server, kit } = await connectRaw('modern');
  const dropped = examples.find(({ id }) => id === 'X44');
  server.send(dropped?.message ?? {});
  await turn();
  expect(kit.asked).toHaveLength(0);
  expect(server.received).toEqual([]);
});
