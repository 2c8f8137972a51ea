import {
  Client,
  StreamableHTTPClientTransport,
  UrlElicitationRequiredError,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemoServer, type DemoServer } from '../src/index.ts';

const FORM_TOOLS = [
  'book-table',
  'delete-project',
  'file-bug-report',
  'choose-toppings',
  'subscribe',
  'confirm-restart',
];

let server: DemoServer;
beforeAll(async () => {
  server = await createDemoServer({ port: 0 });
});
afterAll(() => server.close());

describe.each(['legacy', 'modern'] as const)('for a %s client', (era) => {
  type Params = Readonly<Record<string, unknown>>;

  async function connect(answer: (params: Params) => Promise<Record<string, unknown>>): Promise<Client> {
    const client = new Client(
      { name: 'test', version: '1.0.0' },
      {
        capabilities: { elicitation: { form: {}, url: {} } },
        versionNegotiation: { mode: era === 'modern' ? 'auto' : 'legacy' },
      },
    );
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      const result = await answer(params);
      return { action: 'cancel', ...result };
    });
    await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
    expect(client.getProtocolEra()).toBe(era);
    return client;
  }

  test.each(FORM_TOOLS)('%s reports the answer exactly as it was received', async (name) => {
    const sent = {
      action: 'accept',
      content: { text: 'ß\u202e"\n', count: 0, flag: false, list: ['b', 'a'] },
    };
    const client = await connect(async () => sent);
    const result = await client.callTool({ name, arguments: {} });
    expect(result.content.at(-1)).toEqual({ type: 'text', text: JSON.stringify(sent) });
    expect(result.structuredContent).toEqual({ received: sent });
    await client.close();
  });

  test.each(['decline', 'cancel'])('reports a %s without content', async (action) => {
    const client = await connect(async () => ({ action }));
    const result = await client.callTool({ name: 'confirm-restart', arguments: {} });
    expect(result.content.at(-1)).toEqual({ type: 'text', text: JSON.stringify({ action }) });
    await client.close();
  });

  test('two-questions asks both before either is answered', async () => {
    const waiting: (() => void)[] = [];
    const messages: unknown[] = [];
    const client = await connect(async ({ message }) => {
      messages.push(message);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 2) for (const release of waiting) release();
      });
      return { action: 'accept', content: { about: String(message) } };
    });
    const result = await client.callTool({ name: 'two-questions', arguments: {} });
    expect(messages).toHaveLength(2);
    expect(result.structuredContent).toEqual({
      received: {
        destination: { action: 'accept', content: { about: 'Where shall the trip go?' } },
        budget: { action: 'accept', content: { about: 'What may it cost?' } },
      },
    });
    await client.close();
  });

  test('connect-account goes on once the button on its page has been pressed', async () => {
    const completed: string[] = [];
    const pages: string[] = [];
    const client = await connect(async ({ url }) => {
      const page = await fetch(String(url));
      pages.push(await page.text());
      void fetch(String(url), { method: 'POST' });
      return { action: 'accept' };
    });
    client.setNotificationHandler('notifications/elicitation/complete', ({ params }) => {
      completed.push(params.elicitationId);
    });
    const result = await client.callTool({ name: 'connect-account', arguments: {} });
    expect(pages[0]).toContain('<button>Connect</button>');
    expect(result.content[0]).toEqual({ type: 'text', text: 'Your account is connected.' });
    expect(result.content[1]).toEqual({ type: 'text', text: '{"action":"accept"}' });
    expect(completed).toHaveLength(era === 'legacy' ? 1 : 0);
    await client.close();
  });
});

test('2026-07-28: a page that is not finished in time is asked for again, at the same address', async () => {
  const impatient = await createDemoServer({ port: 0, connectWait: 1 });
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { capabilities: { elicitation: { url: {} } }, versionNegotiation: { mode: 'auto' } },
  );
  const urls: string[] = [];
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    const url = 'url' in params ? params.url : '';
    urls.push(url);
    if (urls.length === 3) await fetch(url, { method: 'POST' });
    return { action: 'accept' };
  });
  await client.connect(new StreamableHTTPClientTransport(new URL(impatient.url)));
  const result = await client.callTool({ name: 'connect-account', arguments: {} });
  expect(result.content[0]).toMatchObject({ text: 'Your account is connected.' });
  expect(urls).toHaveLength(3);
  expect(new Set(urls).size).toBe(1);
  await client.close();
  await impatient.close();
});

test('2025-11-25: sync-calendars fails with -32042, naming what is not done, and tells of each page', async () => {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { capabilities: { elicitation: { url: {} } } },
  );
  const completed: string[] = [];
  let told: () => void = () => undefined;
  client.setNotificationHandler('notifications/elicitation/complete', ({ params }) => {
    completed.push(params.elicitationId);
    told();
  });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
  const call = () => client.callTool({ name: 'sync-calendars', arguments: {} });
  for (const left of [2, 1]) {
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UrlElicitationRequiredError);
    const { elicitations } = error as UrlElicitationRequiredError;
    expect(elicitations).toHaveLength(left);
    const [{ url, elicitationId } = { url: '', elicitationId: '' }] = elicitations;
    const notice = new Promise<void>((resolve) => (told = resolve));
    await fetch(url, { method: 'POST' });
    await notice;
    expect(completed.at(-1)).toBe(elicitationId);
  }
  expect((await call()).content[0]).toEqual({ type: 'text', text: 'Both calendars are in step.' });
  await expect(call()).rejects.toBeInstanceOf(UrlElicitationRequiredError);
  await client.close();
});

test('2026-07-28: sync-calendars asks again for what is not done, and ends with a decline', async () => {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { capabilities: { elicitation: { url: {} } }, versionNegotiation: { mode: 'auto' } },
  );
  const asked: string[] = [];
  let answer: (url: string) => Promise<'accept' | 'decline'> = () => Promise.resolve('decline');
  client.setRequestHandler('elicitation/create', async ({ params }) => {
    const url = 'url' in params ? params.url : '';
    asked.push(url);
    return { action: await answer(url) };
  });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
  const call = () => client.callTool({ name: 'sync-calendars', arguments: {} });
  expect((await call()).content[0]).toMatchObject({ text: 'The calendars were not touched.' });
  asked.length = 0;
  answer = async (url) => {
    // The first page is done at once, the second when it is asked for once more.
    if (url === asked[0] || asked.length > 2) await fetch(url, { method: 'POST' });
    return 'accept';
  };
  expect((await call()).content[0]).toMatchObject({ text: 'Both calendars are in step.' });
  expect(asked).toHaveLength(3);
  expect(asked[2]).toBe(asked[1]);
  await client.close();
});

test('a page that is not finished in time ends the call with a hint, not with an error', async () => {
  const impatient = await createDemoServer({ port: 0, connectWait: 1 });
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { capabilities: { elicitation: { url: {} } } },
  );
  client.setRequestHandler('elicitation/create', () => ({ action: 'accept' }));
  await client.connect(new StreamableHTTPClientTransport(new URL(impatient.url)));
  const result = await client.callTool({ name: 'connect-account', arguments: {} });
  expect(result.content[0]).toMatchObject({ text: expect.stringContaining('not been finished') as string });
  await client.close();
  await impatient.close();
});
