import { describe, expect, test, vi } from 'vitest';
import { Withdrawal, type IncomingElicitation, type WithdrawalReason } from '../../src/protocol/incoming.ts';
import { acceptForm, acceptUrl, cancel, decline } from '../../src/protocol/results.ts';
import { createElicitationQueue, type ElicitationQueue } from '../../src/queue/elicitation-queue.ts';
import type { Receipt } from '../../src/queue/receipt.ts';

const schema = {
  type: 'object',
  properties: { note: { type: 'string' }, berth: { type: 'string' }, crew: { type: 'integer' } },
  required: ['berth'],
};

const question = (more: Partial<IncomingElicitation> = {}): IncomingElicitation => ({
  params: { message: 'Which berth, for MV Wanderlust?', requestedSchema: schema },
  server: { label: 'Tide Office', endpoint: 'https://tides.example', claim: { name: 'GitHub' } },
  origin: {
    era: 'modern',
    method: 'tools/call',
    name: 'book_berth',
    round: 2,
    batch: { index: 1, count: 2 },
  },
  ...more,
});

const page = (url: string): IncomingElicitation =>
  question({ params: { mode: 'url', message: 'Link.', url, elicitationId: 'e1' } });

let clock = 0;

function start(): { queue: ElicitationQueue; receipts: Receipt[] } {
  const receipts: Receipt[] = [];
  clock = 1000;
  const queue = createElicitationQueue({ now: () => clock, onReceipt: (receipt) => receipts.push(receipt) });
  return { queue, receipts };
}

test('says who asked, when, for what, and which fields were sent, in the order of the schema', () => {
  const { queue, receipts } = start();
  void queue.ask(question());
  clock = 5000;
  queue.settle('q1', acceptForm({ crew: 4, berth: 'B2' }));
  expect(receipts).toEqual([
    {
      id: 'q1',
      server: { label: 'Tide Office', endpoint: 'https://tides.example' },
      askedAt: 1000,
      endedAt: 5000,
      kind: 'form',
      call: { era: 'modern', method: 'tools/call', name: 'book_berth' },
      fields: ['berth', 'crew'],
      host: null,
      outcome: 'accept',
      reason: null,
    },
  ]);
});

test('holds no value, no message and nothing that the server claims of itself', () => {
  const { queue, receipts } = start();
  void queue.ask(question());
  queue.settle('q1', acceptForm({ berth: 'secret berth', note: 'a private note' }));
  const text = JSON.stringify(receipts);
  for (const word of ['secret berth', 'private note', 'Wanderlust', 'GitHub'])
    expect(text).not.toContain(word);
});

test.each([decline(), cancel()])('names no fields when the person gave a $action', (result) => {
  const { queue, receipts } = start();
  void queue.ask(question());
  queue.settle('q1', result);
  expect(receipts).toMatchObject([{ outcome: result.action, fields: [], reason: null }]);
});

test('names the host of an address and nothing else of it', () => {
  const { queue, receipts } = start();
  void queue.ask(page('https://me:pass@login.example:8443/path/token?code=123#frag'));
  queue.settle('q1', acceptUrl());
  expect(receipts).toMatchObject([
    { kind: 'url', host: 'login.example:8443', outcome: 'accept', fields: [] },
  ]);
  expect(JSON.stringify(receipts)).not.toMatch(/me:pass|path|token|123|frag/);
});

test('knows of a question that could not be shown who asked and how the person left it', () => {
  const { queue, receipts } = start();
  void queue.ask(question({ params: { message: 'Open.', mode: 'url', url: 'javascript:alert(1)' } }));
  void queue.ask(question({ params: 5 }));
  queue.settle('q1', decline());
  queue.settle('q2', cancel());
  expect(receipts).toMatchObject([
    { id: 'q1', kind: 'refused', host: null, outcome: 'decline', server: { label: 'Tide Office' } },
    { id: 'q2', kind: 'refused', host: null, outcome: 'cancel', server: { label: 'Tide Office' } },
  ]);
});

test('leaves the call empty where the transport does not know it', () => {
  const { queue, receipts } = start();
  void queue.ask(question({ origin: undefined }));
  queue.settle('q1', cancel());
  expect(receipts).toMatchObject([{ call: null }]);
});

describe('there is exactly one', () => {
  const reasons: WithdrawalReason[] = ['server-cancelled', 'timed-out', 'disconnected', 'caller-cancelled'];
  test.each(reasons)('for a question that is withdrawn: %s', (reason) => {
    const { queue, receipts } = start();
    const stop = new AbortController();
    void queue.ask(question({ signal: stop.signal }));
    stop.abort(new Withdrawal(reason));
    queue.settle('q1', decline());
    queue.close('q1');
    expect(receipts).toMatchObject([{ outcome: 'withdrawn', reason, fields: [] }]);
  });

  test('for a question that nobody has seen when the host closed', () => {
    const { queue, receipts } = start();
    const stop = queue.connect({
      start: (ask) => {
        void ask(question());
        void ask(question());
        return () => undefined;
      },
    });
    stop();
    expect(receipts.map(({ id, outcome, reason }) => [id, outcome, reason])).toEqual([
      ['q1', 'withdrawn', 'host-closed'],
      ['q2', 'withdrawn', 'host-closed'],
    ]);
  });

  test('for an address, at consent: the page that is done later adds none', async () => {
    const { queue, receipts } = start();
    let finish: () => void = () => undefined;
    const completed = new Promise<void>((resolve) => (finish = resolve));
    void queue.ask({ ...page('https://login.example/'), completed });
    queue.settle('q1', acceptUrl());
    finish();
    await completed;
    await Promise.resolve();
    queue.close('q1');
    expect(receipts).toHaveLength(1);
  });

  test('for an answer that could not be sent at first', async () => {
    const { queue, receipts } = start();
    const deliver = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
    const answer = queue.ask(question({ deliver }));
    queue.settle('q1', acceptForm({ berth: 'B2' }));
    await vi.waitFor(() => expect(queue.getSnapshot().current?.state.name).toBe('failed'));
    expect(receipts).toEqual([]);
    queue.settle('q1', acceptForm({ berth: 'B2' }));
    await answer;
    expect(receipts).toMatchObject([{ outcome: 'accept', fields: ['berth'] }]);
  });

  test.each(['cancel', 'decline'] as const)(
    'for a question that the policy of the host answers: %s',
    (verdict) => {
      const receipts: Receipt[] = [];
      const queue = createElicitationQueue({
        policy: () => verdict,
        onReceipt: (receipt) => receipts.push(receipt),
      });
      void queue.ask(question());
      expect(receipts).toMatchObject([{ kind: 'form', outcome: 'refused', reason: 'policy', fields: [] }]);
    },
  );

  test('for a question that was held back and cancelled with all others of its server', () => {
    const receipts: Receipt[] = [];
    const queue = createElicitationQueue({
      policy: () => 'hold',
      onReceipt: (receipt) => receipts.push(receipt),
    });
    const incoming = question();
    void queue.ask(incoming);
    void queue.ask(incoming);
    expect(receipts).toEqual([]);
    queue.cancelHeld(incoming.server);
    expect(receipts.map(({ id, kind, outcome }) => [id, kind, outcome])).toEqual([
      ['q1', 'form', 'cancel'],
      ['q2', 'form', 'cancel'],
    ]);
  });
});
