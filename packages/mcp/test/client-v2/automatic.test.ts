import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { RoundError } from '../../src/client-v2/index.ts';
import { connectRaw } from '../support/connect.ts';
import type { RawMessage, RawServer } from '../support/raw-server.ts';

const FORM = {
  method: 'elicitation/create',
  params: {
    message: 'Which berth?',
    requestedSchema: { type: 'object', properties: { berth: { type: 'string', pattern: '^b', 'x-y': 1 } } },
  },
};
const ASKED = { resultType: 'input_required', inputRequests: { a: FORM }, requestState: 'opaque' };
const DONE = { resultType: 'complete', content: [{ type: 'text', text: 'done' }] };
const PROMPT = { resultType: 'complete', messages: [] };
const RESOURCE = { resultType: 'complete', contents: [], ttlMs: 0, cacheScope: 'private' };
const ANSWER = { action: 'accept', content: { berth: 'b2' } } as const;
const AUTOMATIC = { automatic: true };

afterEach(() => {
  vi.useRealTimers();
});

async function answerOnce(
  server: RawServer,
  method: string,
  result: object,
  kit: Awaited<ReturnType<typeof connectRaw>>['kit'],
): Promise<RawMessage> {
  server.reply(await server.next(method), ASKED);
  const question = await kit.next();
  expect(question.params).toEqual(FORM.params);
  question.answer(ANSWER);
  const retry = await server.next(method);
  server.reply(retry, result);
  return retry;
}

const RETRY = { inputResponses: { a: ANSWER }, requestState: 'opaque' };

test.each([
  ['tools/call', DONE, { name: 'book' }],
  ['prompts/get', PROMPT, { name: 'book' }],
  ['resources/read', RESOURCE, { uri: 'berth:b2' }],
] as const)(
  '%s on the client itself asks through the kit, raw, and resolves with the result',
  async (...row) => {
    const [method, result, params] = row;
    const { client, server, kit } = await connectRaw('modern', AUTOMATIC);
    const call =
      'uri' in params
        ? client.readResource(params)
        : method === 'tools/call'
          ? client.callTool(params)
          : client.getPrompt(params);
    const retry = await answerOnce(server, method, result, kit);
    expect(retry.params).toMatchObject({ ...params, ...RETRY });
    expect(kit.asked[0]?.origin).toMatchObject({ method, name: Object.values(params)[0], round: 1 });
    const { resultType: _, ...rest } = result;
    await expect(call).resolves.toMatchObject(rest);
  },
);

test('the methods of the transport drive a call once, not twice', async () => {
  const { elicit, server, kit } = await connectRaw('modern', AUTOMATIC);
  const call = elicit.callTool({ name: 'book' });
  await answerOnce(server, 'tools/call', DONE, kit);
  await expect(call).resolves.toMatchObject({ content: DONE.content });
  expect(kit.asked).toHaveLength(1);
});

test('a schema of the caller’s own is used for the result, after the questions', async () => {
  const { client, server, kit } = await connectRaw('modern', AUTOMATIC);
  const message = { method: 'tools/call', params: { name: 'book' } };
  const good = client.request(message, z.object({ content: z.array(z.unknown()) }));
  await answerOnce(server, 'tools/call', DONE, kit);
  await expect(good).resolves.toEqual({ content: DONE.content });
  const bad = client.request(message, z.object({ berth: z.string() }));
  const refused = expect(bad).rejects.toThrow('Invalid result');
  await answerOnce(server, 'tools/call', DONE, kit);
  await refused;
});

test('a caller that drives the rounds itself gets the result that asks', async () => {
  const { client, server, kit } = await connectRaw('modern', AUTOMATIC);
  const call = client.callTool({ name: 'book' }, { allowInputRequired: true });
  server.reply(await server.next('tools/call'), ASKED);
  await expect(call).resolves.toMatchObject({ resultType: 'input_required', requestState: 'opaque' });
  expect(kit.asked).toEqual([]);
});

test('what cannot ask goes out as before', async () => {
  const { client, server } = await connectRaw('modern', AUTOMATIC);
  const list = client.listPrompts();
  server.reply(await server.next('prompts/list'), {
    resultType: 'complete',
    prompts: [],
    ttlMs: 0,
    cacheScope: 'private',
  });
  await expect(list).resolves.toMatchObject({ prompts: [] });
});

test('before 2026-07-28 a direct call is known as the origin, and its clock waits for the person', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { client, server, kit } = await connectRaw('legacy', AUTOMATIC);
  const call = client.callTool({ name: 'book' }, { timeout: 50 });
  const request = await server.next('tools/call');
  server.send({ jsonrpc: '2.0', id: 0, ...FORM });
  const question = await kit.next();
  expect(question.origin).toMatchObject({ method: 'tools/call', name: 'book' });
  // Longer than the call's own time: a timer of the client's would have ended the call by then.
  await vi.advanceTimersByTimeAsync(1000);
  question.answer(ANSWER);
  expect((await server.next(0)).result).toEqual(ANSWER);
  server.reply(request, { content: [] });
  await expect(call).resolves.toMatchObject({ content: [] });
});

test('a broken question fails the direct call with the reason', async () => {
  const { client, server } = await connectRaw('modern', AUTOMATIC);
  const call = client.callTool({ name: 'book' });
  const refused = expect(call).rejects.toBeInstanceOf(RoundError);
  server.reply(await server.next('tools/call'), { ...ASKED, inputRequests: { a: { method: 'nonsense' } } });
  await refused;
});
