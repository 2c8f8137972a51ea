import { Client } from '@modelcontextprotocol/client';
import { createTaskSessionFromClient, resultFromTaskOutcome } from '@modelcontextprotocol/ext-tasks/client';
import { expect, test, vi } from 'vitest';
import type { JsonValue } from '@modelcontextprotocol/ext-tasks/core';
import { clientCapabilities } from '../../src/index.ts';
import { createExtTasksTransport, type ExtTasksTransportOptions } from '../../src/ext-tasks/index.ts';
import { HARBOUR, turn } from '../support/connect.ts';
import { createRawServer } from '../support/raw-server.ts';
import { createRecordingKit } from '../support/recording-kit.ts';

const PARAMS = {
  mode: 'form',
  message: 'Which berth?',
  requestedSchema: { type: 'object', properties: { berth: { type: 'string' } } },
};
const ACCEPT = { action: 'accept', content: { berth: 'b2' } } as const;
const DONE = { content: [{ type: 'text', text: 'done' }] };

const OF_BOOK = { applicationContext: { tool: 'book' } };
const TOOLS = {
  tools: [{ name: 'book', inputSchema: { type: 'object' } }],
  resultType: 'complete',
  ttlMs: 0,
  cacheScope: 'private',
};

interface Context {
  readonly tool: string;
}

function connectKit(options: Partial<ExtTasksTransportOptions<Context>> = {}) {
  const elicit = createExtTasksTransport<Context>({
    server: HARBOUR,
    toolName: ({ tool }) => tool,
    ...options,
  });
  const kit = createRecordingKit();
  elicit.start(kit.ask);
  return { elicit, kit };
}

async function legacySession(options: Partial<ExtTasksTransportOptions<Context>> = {}) {
  const server = createRawServer('legacy');
  const capabilities = { ...clientCapabilities({ modes: ['form', 'url'] }) };
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities });
  const { elicit, kit } = connectKit({ serverInfo: () => client.getServerVersion(), ...options });
  await client.connect(server.transport);
  const { onInputRequest } = elicit;
  const session = createTaskSessionFromClient<Context>(client, { endpointId: 'harbour', onInputRequest });
  return { server, session, kit };
}

test('2025-11-25: a question within a call of the session is asked with its tool and the server’s claim', async () => {
  const { server, session, kit } = await legacySession();
  const called = session.callTool('book', {}, OF_BOOK);
  server.reply(await server.next('tools/list'), TOOLS);
  const call = await server.next('tools/call');
  const progressToken = (call.params?.['_meta'] as { progressToken?: string } | undefined)?.progressToken;
  server.send({
    jsonrpc: '2.0',
    id: 0,
    method: 'elicitation/create',
    params: { ...PARAMS, ...(progressToken === undefined ? {} : { _meta: { progressToken } }) },
  });
  const question = await kit.next();
  expect(question.params).toMatchObject(PARAMS);
  expect(question.server).toMatchObject({ label: 'Harbour', claim: { title: 'Raw Server' } });
  expect(question.origin).toMatchObject({ era: 'legacy', method: 'tools/call', name: 'book' });
  question.answer(ACCEPT);
  expect((await server.next(0)).result).toMatchObject(ACCEPT);
  server.reply(call, DONE);
  const { outcome } = await (await called).settle();
  expect(resultFromTaskOutcome(outcome)).toMatchObject(DONE);
  await session.close();
});

test('params that are no question are turned away, and the host is told', async () => {
  const onRefusal = vi.fn();
  const { elicit, kit } = connectKit({ onRefusal });
  const request = { kind: 'elicitation', params: { message: 7 } } as const;
  const context = { scope: 'task', delivery: 'task-update', applicationContext: { tool: 'book' } } as const;
  await expect(elicit.onInputRequest(request, context)).rejects.toThrow('message missing');
  expect(onRefusal).toHaveBeenCalledOnce();
  expect(kit.asked).toEqual([]);
});

test('a question that the session takes back is withdrawn, and no answer is made up for it', async () => {
  const { elicit, kit } = connectKit();
  const controller = new AbortController();
  const context = {
    scope: 'task',
    delivery: 'task-update',
    applicationContext: { tool: 'book' },
    signal: controller.signal,
  } as const;
  const answer = elicit.onInputRequest({ kind: 'elicitation', params: PARAMS }, context);
  const gone = expect(answer).rejects.toThrow('task ended');
  const question = await kit.next();
  expect(question.origin).toMatchObject({ era: 'modern', revision: '2026-07-28' });
  controller.abort(new Error('task ended'));
  await gone;
  expect(question.signal?.aborted).toBe(true);
});

test('sampling and roots go to the host, or fail where it does neither', async () => {
  const context = { scope: 'task', delivery: 'task-update', applicationContext: { tool: 'book' } } as const;
  const none = connectKit().elicit;
  await expect(none.onInputRequest({ kind: 'roots' }, context)).rejects.toThrow('no roots');
  await expect(none.onInputRequest({ kind: 'sampling', params: {} }, context)).rejects.toThrow('no sampling');
  const { elicit } = connectKit({ roots: () => Promise.resolve({ roots: [{ uri: 'file:///harbour' }] }) });
  await expect(elicit.onInputRequest({ kind: 'roots' }, context)).resolves.toEqual({
    roots: [{ uri: 'file:///harbour' }],
  });
});

test('2026-07-28: a task asks through the session, and the answer goes out by tasks/update', async () => {
  const sent: JsonValue[] = [];
  const { elicit, kit } = connectKit();
  const server = createRawServer('modern');
  const extensions = { 'io.modelcontextprotocol/tasks': {} };
  const capabilities = { ...clientCapabilities({ modes: ['form'] }), extensions };
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { capabilities, versionNegotiation: { mode: 'auto' } },
  );
  await client.connect(server.transport);
  vi.spyOn(client, 'getServerCapabilities').mockReturnValue({ tools: {}, extensions });
  let isAnswered = false;
  const times = {
    createdAt: '2026-03-01T12:00:00Z',
    lastUpdatedAt: '2026-03-01T12:00:00Z',
    ttlMs: null,
    pollIntervalMs: 1,
  };
  const task = { taskId: 't1', ...times };
  const reply = (request: { method: string }): JsonValue => {
    switch (request.method) {
      case 'tools/list':
        return TOOLS;
      case 'tools/call':
        return { resultType: 'task', status: 'working', ...task };
      case 'tasks/update':
        isAnswered = true;
        return { resultType: 'complete' };
      default:
        return isAnswered
          ? {
              resultType: 'complete',
              status: 'completed',
              ...task,
              result: { resultType: 'complete', content: [{ type: 'text', text: 'done' }] },
            }
          : {
              resultType: 'complete',
              status: 'input_required',
              ...task,
              inputRequests: { a: { method: 'elicitation/create', params: PARAMS } },
            };
    }
  };
  const session = createTaskSessionFromClient<Context>(client, {
    endpointId: 'harbour',
    onInputRequest: elicit.onInputRequest,
    rawDispatch: (request) => {
      sent.push(request);
      return Promise.resolve({ kind: 'result', result: reply(request as { method: string }) });
    },
    v2RequestFraming: {
      protocolVersion: '2026-07-28',
      clientInfo: { name: 'test', version: '1.0.0' },
      clientCapabilities: JSON.parse(JSON.stringify(capabilities)) as Record<string, JsonValue>,
    },
  });
  void server.next('tools/list').then((request) => server.reply(request, TOOLS));
  const execution = await session.callTool('book', {}, OF_BOOK);
  const settled = execution.settle();
  const question = await kit.next();
  expect(question.params).toMatchObject(PARAMS);
  expect(question.origin).toMatchObject({ era: 'modern', name: 'book' });
  question.answer(ACCEPT);
  const { outcome } = await settled;
  expect(resultFromTaskOutcome(outcome)).toMatchObject(DONE);
  expect(sent.find((message) => (message as { method: string }).method === 'tasks/update')).toMatchObject({
    params: { taskId: 't1', inputResponses: { a: ACCEPT } },
  });
  await session.close();
  await turn();
  expect(kit.asked).toHaveLength(1);
});
