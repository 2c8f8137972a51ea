import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createDemoServer } from 'demo-server';
import { expect, test } from 'vitest';
import { connect } from '../support/connect.ts';
import { EVERYTHING } from '../support/everything.ts';

test('a server process that dies on stdio withdraws the open question and ends the call', async () => {
  const wire = new StdioClientTransport({
    command: process.execPath,
    args: [EVERYTHING, 'stdio'],
    stderr: 'ignore',
  });
  const { elicit, kit } = await connect(wire, {}, 'legacy');
  const call = elicit.callTool({ name: 'trigger-elicitation-request', arguments: {} });
  const ended = expect(call).rejects.toMatchObject({ name: 'CallEndedError', reason: 'disconnected' });
  const asked = await kit.next();
  process.kill(wire.pid ?? 0, 'SIGKILL');
  await ended;
  expect(asked.signal?.reason).toMatchObject({ reason: 'disconnected' });
});

test('answers to a server that has died over HTTP are kept, and arrive when it is back', async () => {
  const first = await createDemoServer({ port: 0 });
  const port = Number(new URL(first.url).port);
  const servers = [first];
  const { client, elicit, kit } = await connect(new StreamableHTTPClientTransport(new URL(first.url)), {
    async onRetryFailed() {
      servers.push(await createDemoServer({ port }));
      return true;
    },
  });
  const call = elicit.callTool({ name: 'confirm-restart' });
  const asked = await kit.next();
  await first.close();
  asked.answer({ action: 'accept', content: {} });
  const { content } = await call;
  expect(content.at(-1)).toEqual({ type: 'text', text: '{"action":"accept","content":{}}' });
  await client.close();
  await servers.at(-1)?.close();
});
