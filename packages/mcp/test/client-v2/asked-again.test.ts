import { expect, test } from 'vitest';
import type { Draft } from '@elicit-kit/core';
import { connectRaw, type Connected } from '../support/connect.ts';
import type { RawMessage, RawServer } from '../support/raw-server.ts';

const SCHEMA = { type: 'object', properties: { berth: { type: 'string' } } };
const DRAFT: Draft = { f0: { kind: 'text', text: 'b2', isEmptyAnswer: false } };
const ACCEPT = { action: 'accept', content: { berth: 'b2' } } as const;
const DONE = { resultType: 'complete', content: [{ type: 'text', text: 'done' }] };

type Kit = Connected['kit'];

function form(message: string, requestedSchema: object = SCHEMA): object {
  return { method: 'elicitation/create', params: { message, requestedSchema } };
}

function asks(inputRequests: object, requestState = 'one'): object {
  return { resultType: 'input_required', inputRequests, requestState };
}

function own({ params }: RawMessage): object {
  const { _meta, ...rest } = params ?? {};
  return rest;
}

async function answer(kit: Kit): Promise<void> {
  const question = await kit.next();
  question.onDraft?.(DRAFT);
  question.answer(ACCEPT);
}

/** The next message of the client does not get out. */
function breakOnce({ transport }: RawServer): void {
  const { send } = transport;
  transport.send = () => {
    transport.send = send;
    return Promise.reject(new TypeError('fetch failed'));
  };
}

test('a key with the same schema in the next round comes with what was typed, whatever the message', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  server.reply(await server.next('tools/call'), asks({ a: form('Which berth?') }));
  await answer(kit);
  server.reply(await server.next('tools/call'), asks({ a: form('b2 is taken. Which else?') }, 'two'));
  const again = await kit.next();
  expect(again).toMatchObject({ again: 'asked-again', draft: DRAFT, origin: { round: 2 } });
  again.answer({ action: 'decline' });
  const last = await server.next('tools/call');
  expect(own(last)).toMatchObject({ inputResponses: { a: { action: 'decline' } }, requestState: 'two' });
  server.reply(last, DONE);
  await call;
});

test.each([
  ['another key', { b: form('Which berth?') }],
  ['another schema', { a: form('Which berth?', { ...SCHEMA, required: ['berth'] }) }],
])('%s is a new question', async (_, entries) => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  server.reply(await server.next('tools/call'), asks({ a: form('Which berth?') }));
  await answer(kit);
  server.reply(await server.next('tools/call'), asks(entries));
  const next = await kit.next();
  expect(next.again).toBeUndefined();
  expect(next.draft).toBeUndefined();
  next.answer({ action: 'decline' });
  server.reply(await server.next('tools/call'), DONE);
  await call;
});

test('what was typed into one call is not shown in another', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const first = elicit.callTool({ name: 'book' });
  server.reply(await server.next('tools/call'), asks({ a: form('Which berth?') }));
  await answer(kit);
  server.reply(await server.next('tools/call'), DONE);
  await first;
  const second = elicit.callTool({ name: 'book' });
  server.reply(await server.next('tools/call'), asks({ a: form('Which berth?') }));
  const question = await kit.next();
  expect(question.draft).toBeUndefined();
  question.answer({ action: 'decline' });
  server.reply(await server.next('tools/call'), DONE);
  await second;
});

test('answers that a broken line swallowed are offered again; the other answers of the batch stand', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const state = '{"odd":"\\u0000\\ud83d"}';
  server.reply(await server.next('tools/call'), asks({ a: form('Berth?'), b: form('Mast?') }, state));
  const [a, b] = [await kit.next(), await kit.next()];
  a.onDraft?.(DRAFT);
  b.answer({ action: 'decline' });
  breakOnce(server);
  a.answer(ACCEPT);
  const again = await kit.next();
  expect(again).toMatchObject({
    params: a.params,
    again: 'not-delivered',
    draft: DRAFT,
    origin: { round: 1 },
  });
  expect(again.origin?.batch).toEqual({ index: 1, count: 2 });
  again.answer(ACCEPT);
  const retry = await server.next('tools/call');
  expect(own(retry)).toEqual({
    name: 'book',
    inputResponses: { a: ACCEPT, b: { action: 'decline' } },
    requestState: state,
  });
  server.reply(retry, DONE);
  await expect(call).resolves.toMatchObject({ content: DONE.content });
  expect(kit.asked).toHaveLength(3);
});

test('the person who gives up an answer that did not get out sends that, and gets the error if it does not either', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const failed = expect(call).rejects.toThrow('fetch failed');
  server.reply(await server.next('tools/call'), asks({ a: form('Berth?') }));
  breakOnce(server);
  await answer(kit);
  const again = await kit.next();
  breakOnce(server);
  again.answer({ action: 'cancel' });
  await failed;
  expect(kit.asked).toHaveLength(2);
});

test('a line that stays broken is offered five times, and then the error is the caller’s', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const failed = expect(call).rejects.toThrow('fetch failed');
  server.reply(await server.next('tools/call'), asks({ a: form('Berth?') }));
  server.transport.send = () => Promise.reject(new TypeError('fetch failed'));
  for (let time = 0; time < 6; time += 1) await answer(kit);
  await failed;
  expect(kit.asked).toHaveLength(6);
});

test('a server that refuses the state is called anew, and what it asks then starts with the answers', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  server.reply(await server.next('tools/call'), asks({ a: form('Berth?') }, 'old'));
  await answer(kit);
  server.fail(await server.next('tools/call'), { code: -32602, message: 'expired requestState' });
  const anew = await server.next('tools/call');
  expect(own(anew)).toEqual({ name: 'book' });
  server.reply(anew, asks({ a: form('Berth?') }, 'new'));
  const again = await kit.next();
  expect(again).toMatchObject({ again: 'not-delivered', draft: DRAFT });
  again.answer(ACCEPT);
  const retry = await server.next('tools/call');
  expect(own(retry)).toEqual({ name: 'book', inputResponses: { a: ACCEPT }, requestState: 'new' });
  server.reply(retry, DONE);
  await expect(call).resolves.toMatchObject({ content: DONE.content });
});

test.each([
  ['the tool failed', -32603],
  ['an error of the server’s own', -32000],
])('%s: the error is the outcome of the call, and nobody is asked again', async (message, code) => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const failed = expect(call).rejects.toMatchObject({ code });
  server.reply(await server.next('tools/call'), asks({ a: form('Berth?') }));
  await answer(kit);
  server.fail(await server.next('tools/call'), { code, message });
  await failed;
  expect(kit.asked).toHaveLength(1);
});

test('a result that breaks the tool’s own schema is no refused answer: the tool has run, and does not run again', async () => {
  const { server, client, elicit, kit } = await connectRaw('modern');
  const listed = client.listTools();
  server.reply(await server.next('tools/list'), {
    resultType: 'complete',
    tools: [
      {
        name: 'book',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] },
      },
    ],
    ttlMs: 0,
    cacheScope: 'private',
  });
  await listed;
  const call = elicit.callTool({ name: 'book' });
  const failed = expect(call).rejects.toMatchObject({ code: -32602 });
  server.reply(await server.next('tools/call'), asks({ a: form('Berth?') }));
  await answer(kit);
  server.reply(await server.next('tools/call'), { ...DONE, structuredContent: { n: 'x' } });
  await failed;
  expect(kit.asked).toHaveLength(1);
});
