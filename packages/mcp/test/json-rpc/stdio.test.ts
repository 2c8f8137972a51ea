import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createJsonRpcTransport } from '../../src/json-rpc/index.ts';
import { HARBOUR } from '../support/connect-json-rpc.ts';
import { createRecordingKit } from '../support/recording-kit.ts';

const SERVER = fileURLToPath(new URL('../support/asking-server.mjs', import.meta.url));

let stop: () => Promise<void> = () => Promise.resolve();
afterEach(() => stop());

async function open() {
  const child = spawn(process.execPath, [SERVER], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const elicit = createJsonRpcTransport({
    server: HARBOUR,
    send: (message) =>
      new Promise<void>((resolve, reject) => {
        child.stdin.write(`${JSON.stringify(message)}\n`, (error) => (error ? reject(error) : resolve()));
      }),
  });
  const kit = createRecordingKit();
  elicit.start(kit.ask);
  const initialized = new Promise<{ protocolVersion: string; serverInfo: unknown }>((resolve) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        const message = JSON.parse(line) as { result: { protocolVersion: string; serverInfo: unknown } };
        if (!elicit.receive(message)) resolve(message.result);
      })
      .on('close', () => elicit.disconnect());
  });
  const params = { protocolVersion: '2025-11-25', capabilities: elicit.capabilities, clientInfo: {} };
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 'host', method: 'initialize', params })}\n`);
  const { protocolVersion: revision, serverInfo } = await initialized;
  elicit.connected({ revision, serverInfo });
  return { elicit, kit };
}

test('a server without any library asks over stdio, and gets the answer', async () => {
  const { elicit, kit } = await open();
  const call = elicit.call('tools/call', { name: 'book', arguments: {} });
  const asked = await kit.next();
  expect(asked.server.claim).toEqual({ name: 'by-hand', version: '1.0.0' });
  expect(asked.params).toMatchObject({ requestedSchema: { properties: { berth: { pattern: '^b' } } } });
  asked.answer({ action: 'accept', content: { berth: 'b2 \u2028 ü' } });
  expect((await call)['content']).toEqual([
    { type: 'text', text: '{"action":"accept","content":{"berth":"b2 \u2028 ü"}}' },
  ]);
});

test('it takes back request 0, and the question is withdrawn', async () => {
  const { elicit, kit } = await open();
  const call = elicit.call('tools/call', { name: 'impatient', arguments: {} });
  const asked = await kit.next();
  await expect(call).resolves.toMatchObject({ isError: true });
  expect(asked.signal?.reason).toMatchObject({ reason: 'server-cancelled' });
});

test('it dies while a question is open: the question is withdrawn, the call ends', async () => {
  const { elicit, kit } = await open();
  const call = elicit.call('tools/call', { name: 'mortal', arguments: {} });
  const ended = expect(call).rejects.toMatchObject({ name: 'CallEndedError', reason: 'disconnected' });
  const asked = await kit.next();
  await ended;
  expect(asked.signal?.reason).toMatchObject({ reason: 'disconnected' });
});
