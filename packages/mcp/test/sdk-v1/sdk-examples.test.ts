import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Connected } from '../support/connect-sdk-v1.ts';
import { signIn } from '../support/oauth-visitor.ts';
import { startExample, type ExampleServer } from '../support/sdk-v1-examples.ts';

function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

/** Starts the server before the tests of a block, with a client that is connected to it. */
function serveExample(name: string): Pick<Connected, 'elicit' | 'kit'> {
  let server: ExampleServer | undefined;
  let connected: Connected | undefined;
  beforeAll(async () => {
    server = await startExample(name);
    connected = await connect(new StreamableHTTPClientTransport(new URL(server.url)));
  });
  afterAll(async () => {
    await connected?.client.close();
    await server?.stop();
  });
  return {
    get elicit() {
      return connected!.elicit;
    },
    get kit() {
      return connected!.kit;
    },
  };
}

describe('elicitationFormExample', () => {
  const example = serveExample('elicitationFormExample');

  test('register_user: one form', async () => {
    const call = example.elicit.callTool({ name: 'register_user' });
    const asked = await example.kit.next();
    expect(asked.params).toMatchObject({ mode: 'form' });
    asked.answer({
      action: 'accept',
      content: { username: 'ada', email: 'ada@example.com', password: 'analytical', newsletter: false },
    });
    expect(textOf(await call)).toContain('ada@example.com');
  });

  test('create_event: two forms, one after the other', async () => {
    const call = example.elicit.callTool({ name: 'create_event' });
    (await example.kit.next()).answer({ action: 'accept', content: { title: 'Regatta' } });
    (await example.kit.next()).answer({
      action: 'accept',
      content: { date: '2026-07-01', startTime: '10:00', duration: 60 },
    });
    expect(textOf(await call)).toContain('Regatta');
  });

  test('update_shipping_address: declined', async () => {
    const call = example.elicit.callTool({ name: 'update_shipping_address' });
    (await example.kit.next()).answer({ action: 'decline' });
    expect(textOf(await call)).toMatch(/declin|cancel/);
  });
});

describe('simpleStreamableHttp', () => {
  const example = serveExample('simpleStreamableHttp');

  test.each(['contact', 'preferences', 'feedback'])('collect-user-info: %s', async (infoType) => {
    const call = example.elicit.callTool({ name: 'collect-user-info', arguments: { infoType } });
    const asked = await example.kit.next();
    expect(asked.origin).toMatchObject({ name: 'collect-user-info' });
    asked.answer({ action: 'decline' });
    expect(textOf(await call)).toContain(`declined ${infoType}`);
  });

  test('collect-user-info-task: a task that asks by an ordinary request', async () => {
    const call = example.elicit.callTool(
      { name: 'collect-user-info-task', arguments: { infoType: 'preferences' } },
      { task: { ttl: 60_000 } },
    );
    const asked = await example.kit.next();
    expect(asked.origin).toMatchObject({ name: 'collect-user-info-task' });
    asked.answer({ action: 'accept', content: { theme: 'dark', notifications: false } });
    expect(textOf(await call)).toContain('"theme": "dark"');
  });
});

describe('simpleTaskInteractive', () => {
  const example = serveExample('simpleTaskInteractive');

  test.each([
    [{ action: 'accept', content: { confirm: true } }, "Deleted 'old.txt'"],
    [{ action: 'accept', content: { confirm: false } }, 'Deletion cancelled'],
    [{ action: 'cancel' }, 'Deletion cancelled'],
  ] as const)('confirm_delete: %j', async (answer, text) => {
    const call = example.elicit.callTool(
      { name: 'confirm_delete', arguments: { filename: 'old.txt' } },
      { task: { ttl: 60_000 } },
    );
    const asked = await example.kit.next();
    asked.answer(answer);
    expect(textOf(await call)).toBe(text);
  });
});

describe('elicitationUrlExample', () => {
  let server: ExampleServer;
  beforeAll(async () => {
    server = await startExample('elicitationUrlExample');
  });
  afterAll(() => server.stop());

  /** What a person does on a page of the server. */
  async function submit(page: string, cookie: string, fields: Record<string, string>): Promise<void> {
    const { origin, pathname, searchParams } = new URL(page);
    const response = await fetch(`${origin}${pathname}`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ ...Object.fromEntries(searchParams), ...fields }),
    });
    expect(response.status).toBe(200);
  }

  test('asks for a page by -32042, reports it as done, and the call is repeated by itself', async () => {
    const { provider, cookie } = await signIn(server.url);
    const wire = new StreamableHTTPClientTransport(new URL(server.url), { authProvider: provider });
    const { client, elicit, kit } = await connect(wire, { retryAfterPages: true });
    const call = elicit.callTool({ name: 'payment-confirm', arguments: { cartId: 'c1' } });
    const ended = expect(call).rejects.toMatchObject({ code: -32042 });
    const first = await kit.next();
    expect(first.origin).toMatchObject({ name: 'payment-confirm' });
    const { url } = first.params as { url: string };
    first.answer({ action: 'accept' });
    await submit(url, cookie, { action: 'confirm' });
    await first.completed;

    // This server never lets the call through: repeated, it wants another page, which is declined.
    const second = await kit.next();
    expect((second.params as { url: string }).url).not.toBe(url);
    second.answer({ action: 'decline' });
    await ended;
    await client.close();
  });
});
