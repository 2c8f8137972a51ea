import { expect, test } from 'vitest';
import type { Refusal } from '@elicit-kit/core';
import { connectRaw, turn } from '../support/connect.ts';

const PARAMS = {
  message: 'Which berth?',
  requestedSchema: { type: 'object', properties: { berth: { type: 'string' } } },
};

function question(id: string | number, params: unknown = PARAMS): object {
  return { jsonrpc: '2.0', id, method: 'elicitation/create', params };
}

const UNSHOWABLE: [string, object][] = [
  [
    'a schema that is too large',
    {
      message: 'm',
      requestedSchema: {
        type: 'object',
        properties: { a: { type: 'string', title: 'x'.repeat(1_100_000) } },
      },
    },
  ],
  [
    'an address with a script scheme',
    { mode: 'url', message: 'm', url: 'javascript:alert(1)', elicitationId: 'e' },
  ],
  [
    'a required field of a kind that no form can ask',
    {
      message: 'm',
      requestedSchema: {
        type: 'object',
        properties: { deep: { type: 'object', properties: {} } },
        required: ['deep'],
      },
    },
  ],
];

test.each(UNSHOWABLE)(
  'with unshowable: refuse, %s is answered with -32602 and the reason, without a dialog',
  async (_what, params) => {
    const refusals: Refusal[] = [];
    const { server, kit } = await connectRaw('legacy', {
      unshowable: 'refuse',
      onRefusal: (refusal) => refusals.push(refusal),
    });
    server.send(question(1, params));
    const { error } = await server.next(1);
    expect(error?.code).toBe(-32602);
    expect(error?.message).toBe(refusals[0]?.reason);
    expect(refusals).toHaveLength(1);
    expect(kit.asked).toHaveLength(0);
  },
);

test.each(UNSHOWABLE)('without it, %s is shown, so that the person can decline', async (_what, params) => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(1, params));
  (await kit.next()).answer({ action: 'decline' });
  expect((await server.next(1)).result).toEqual({ action: 'decline' });
});

test.each([
  ['an ordinary question', PARAMS],
  [
    'one with an optional field that cannot be asked',
    {
      message: 'm',
      requestedSchema: {
        type: 'object',
        properties: { a: { type: 'string' }, deep: { type: 'object', properties: {} } },
      },
    },
  ],
])('with unshowable: refuse, %s is asked as ever', async (_what, params) => {
  const { server, kit } = await connectRaw('legacy', { unshowable: 'refuse' });
  server.send(question(1, params));
  (await kit.next()).answer({ action: 'decline' });
  expect((await server.next(1)).result).toEqual({ action: 'decline' });
});

test('unshowable: refuse has no say since 2026-07-28, as an entry cannot be answered with an error', async () => {
  const { server, elicit, kit } = await connectRaw('modern', { unshowable: 'refuse' });
  const call = elicit.callTool({ name: 'x' });
  const url = { mode: 'url', message: 'm', url: 'javascript:alert(1)' };
  server.reply(await server.next('tools/call'), {
    resultType: 'input_required',
    inputRequests: { q: { method: 'elicitation/create', params: url } },
  });
  (await kit.next()).answer({ action: 'decline' });
  const retry = await server.next('tools/call');
  expect(retry.params?.['inputResponses']).toEqual({ q: { action: 'decline' } });
  server.reply(retry, { resultType: 'complete', content: [] });
  await call;
});

test('with unprompted: refuse, a question without a call is answered with -32602; one within a call is asked', async () => {
  const { server, elicit, kit } = await connectRaw('legacy', { unprompted: 'refuse' });
  server.send(question(1));
  const { error } = await server.next(1);
  expect(error).toMatchObject({ code: -32602 });
  expect(error?.message).toContain('within a running call');
  expect(kit.asked).toHaveLength(0);

  const call = elicit.callTool({ name: 'book' });
  const request = await server.next('tools/call');
  server.send(question(2));
  const asked = await kit.next();
  expect(asked.origin?.name).toBe('book');
  asked.answer({ action: 'decline' });
  expect((await server.next(2)).result).toEqual({ action: 'decline' });
  server.reply(request, { content: [] });
  await call;

  server.send(question(3));
  expect((await server.next(3)).error?.code).toBe(-32602);
});

test('without it, a question without a call is asked, and no call is named for it', async () => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(1));
  const asked = await kit.next();
  expect(asked.origin).toEqual({ era: 'legacy', revision: '2025-11-25' });
  asked.answer({ action: 'cancel' });
  await server.next(1);
  await turn();
  expect(server.received).toHaveLength(1);
});
