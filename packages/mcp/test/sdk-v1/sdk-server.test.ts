import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import { expect, test, vi } from 'vitest';
import { Withdrawal } from '@elicit-kit/core';
import { turn } from '../support/connect.ts';
import { connect, type Connected } from '../support/connect-sdk-v1.ts';

interface Served extends Connected {
  /** What the server complained about. */
  readonly errors: readonly Error[];
  /** What the server got from its question. */
  readonly answers: readonly unknown[];
}

/** A server of the SDK with one tool, which asks with the given options and says what it got. */
async function serve(options: RequestOptions): Promise<Served> {
  const server = new McpServer({ name: 'asks', version: '1.0.0' });
  const errors: Error[] = [];
  const answers: unknown[] = [];
  server.server.onerror = (error) => errors.push(error);
  server.registerTool('ask', {}, async () => {
    const params = {
      message: 'Which berth?',
      requestedSchema: { type: 'object' as const, properties: { berth: { type: 'string' as const } } },
    };
    const answer = await server.server.elicitInput(params, options);
    answers.push(answer);
    return { content: [{ type: 'text', text: JSON.stringify(answer) }] };
  });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  return { errors, answers, ...(await connect(near)) };
}

test('a server that gives up on its first question, which has id 0, withdraws it; a late answer is not sent', async () => {
  const { elicit, kit, errors } = await serve({ timeout: 1 });
  const call = elicit.callTool({ name: 'ask' });
  const asked = await kit.next();
  expect((await call).isError).toBe(true);
  expect(asked.signal?.reason).toEqual(new Withdrawal('server-cancelled'));
  asked.answer({ action: 'accept', content: { berth: 'b2' } });
  await turn();
  expect(errors).toEqual([]);
});

test('heartbeats keep a server waiting that starts its clock anew on progress', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { elicit, kit } = await serve({
      timeout: 1000,
      onprogress: () => undefined,
      resetTimeoutOnProgress: true,
    });
    const call = elicit.callTool({ name: 'ask' }, { timeout: 1000 });
    const asked = await kit.next();
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(900);
      asked.heartbeat?.();
      await turn();
    }
    expect(asked.signal?.aborted).toBe(false);
    asked.answer({ action: 'accept', content: { berth: 'b2' } });
    expect((await call).content).toEqual([
      { type: 'text', text: '{"action":"accept","content":{"berth":"b2"}}' },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('a call that times out withdraws its question, and the server hears a cancel as its answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { elicit, kit, answers } = await serve({});
    const call = elicit.callTool({ name: 'ask' }, { maxTotalTimeout: 1000 });
    const ended = expect(call).rejects.toMatchObject({ name: 'CallEndedError', reason: 'timed-out' });
    const asked = await kit.next();
    vi.advanceTimersByTime(1000);
    await ended;
    expect(asked.signal?.reason).toEqual(new Withdrawal('timed-out'));
    await turn();
    expect(answers).toEqual([{ action: 'cancel' }]);
  } finally {
    vi.useRealTimers();
  }
});
