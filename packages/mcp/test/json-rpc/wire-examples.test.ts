import { loadWireExamples, type WireExample } from '@elicit-kit/fixtures';
import { describe, expect, test } from 'vitest';
import { connectJsonRpc } from '../support/connect-json-rpc.ts';

const SHOWN = [
  'render-form',
  'render-tolerant',
  'render-url-consent',
  'warn-and-render',
  'refuse-navigation',
];

// Refused at the schema by their authors; the kit draws what it can, so that the person can decline (facts C-13).
const SHOWN_ALTHOUGH_REFUSED = ['X01', 'X32', 'X33'];

// A result without `resultType` may be read as complete, which is what servers of other revisions mean by it (C-18).
const LENIENT = 'X54';

function isShown({ id, expect: { action } }: WireExample): boolean {
  return SHOWN.includes(action) || SHOWN_ALTHOUGH_REFUSED.includes(id);
}

function titled(kind: string, revisions: readonly string[]): [string, WireExample][] {
  return loadWireExamples()
    .filter((example) => example.kind === kind && revisions.includes(example.revision))
    .map((example) => [`${example.id} (${example.expect.action})`, example]);
}

describe('requests of the older revisions', () => {
  test.each(titled('elicit.request', ['2025-06-18', '2025-11-25']))('%s', async (_title, example) => {
    const { revision, message } = example;
    const modes = revision === '2025-06-18' ? (['form'] as const) : (['form', 'url'] as const);
    const { server, kit } = connectJsonRpc('legacy', { modes }, revision);
    server.send(message);
    const id = message['id'] as string | number;
    if (isShown(example)) {
      const asked = await kit.next();
      expect(JSON.stringify(asked.params)).toBe(JSON.stringify(message['params']));
      asked.answer({ action: 'decline' });
      expect((await server.next(id)).result).toMatchObject({ action: 'decline' });
    } else {
      expect((await server.next(id)).error?.code).toBe(-32602);
      expect(kit.asked).toHaveLength(0);
    }
  });
});

describe('results of 2026-07-28', () => {
  const results = titled('mrtr.result', ['2026-07-28', 'draft']).filter(([, { id }]) => id !== 'X43');
  test.each(results)('%s', async (_title, example) => {
    const { server, elicit, kit } = connectJsonRpc('modern', {
      roots: () => Promise.resolve({ roots: [] }),
      sampling: () => Promise.resolve({ role: 'assistant', model: 'm', content: { type: 'text', text: '' } }),
      modes: example.id === 'X52' ? ['form'] : ['form', 'url'],
    });
    const result = example.message['result'] as { inputRequests?: object; requestState?: string };
    const settled = elicit.call('tools/call', { name: 'any' }).then(
      () => 'resolved',
      () => 'rejected',
    );
    server.reply(await server.next('tools/call'), result);
    if (example.expect.action === 'fail-call' && !isShown(example) && example.id !== LENIENT) {
      expect(await settled).toBe('rejected');
      expect(kit.asked).toHaveLength(0);
      return;
    }
    if (example.expect.action === 'update-ui' || example.id === LENIENT) {
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
    const responses = (retry.params?.['inputResponses'] as object | undefined) ?? {};
    expect(Object.keys(responses)).toEqual(entries.map(([key]) => key));
    expect(retry.params?.['requestState']).toBe(result.requestState);
    server.reply(retry, { resultType: 'complete', content: [] });
    expect(await settled).toBe('resolved');
  });
});
