import { loadWireExamples, type WireAction, type WireExample } from '@elicit-kit/fixtures';
import { describe, expect, test } from 'vitest';
import type { Field, Form } from '../../src/form/field.ts';
import { readForm } from '../../src/form/read-form.ts';
import { buildInputResponses, buildRetryParams } from '../../src/protocol/input-responses.ts';
import { Withdrawal, type IncomingElicitation } from '../../src/protocol/incoming.ts';
import {
  readInputRequests,
  readInputRequired,
  type InputFault,
  type InputRequests,
  type ReadInputOptions,
} from '../../src/protocol/read-input-required.ts';
import { readRequest, type ReadRequestResult } from '../../src/protocol/read-request.ts';
import { readServerClaim } from '../../src/protocol/read-server-claim.ts';
import { readUrlRequired } from '../../src/protocol/read-url-required.ts';
import type { ProtocolRevision } from '../../src/protocol/request.ts';
import type { Content, ElicitResult } from '../../src/protocol/result.ts';
import { acceptForm, acceptUrl, cancel, checkResult, decline } from '../../src/protocol/results.ts';
import { eraOf, readCapability, toCapability } from '../../src/protocol/revisions.ts';
import { createElicitationQueue, type ElicitationQueue } from '../../src/queue/elicitation-queue.ts';
import { inspectUrl } from '../../src/trust/inspect-url.ts';
import { pickIcon } from '../../src/trust/pick-icon.ts';
import { plainText } from '../../src/trust/plain-text.ts';
import { checkContent } from '../../src/validation/check-content.ts';
import { engines } from '../play.ts';
import { WIRE_BLOCKED, WIRE_FIELDS } from './wire-fields.ts';

type Members = Readonly<Record<string, unknown>>;

const examples = loadWireExamples();
const byId = new Map(examples.map((example) => [example.id, example]));
/** A part of a message, by the names that lead to it. */
const at = (id: string, ...path: readonly string[]): unknown => partOf(byId.get(id)?.message, ...path);
const withAction = (action: WireAction): WireExample[] =>
  examples.filter(({ expect: { action: is } }) => is === action);
const revisionOf = ({ revision }: WireExample): ProtocolRevision =>
  revision === 'draft' ? '2026-07-28' : revision;

const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
const SERVER = { label: 'Tide Office' };

function partOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Members | undefined)?.[name], value);
}

/** Every question of a message, in its own era's place, as `readRequest` reads it. */
function readAll(example: WireExample): readonly ReadRequestResult[] {
  const { params, result, error } = example.message as Members;
  const revision = revisionOf(example);
  const elicitations = (entries: InputRequests | object): unknown[] =>
    entries instanceof Map
      ? [...(entries as InputRequests).values()]
          .filter((entry) => entry.method === 'elicitation/create')
          .map((entry) => entry.params)
      : [];
  switch (example.kind) {
    case 'elicit.request':
    case 'elicit.input-request':
      return [readRequest(params, { revision })];
    case 'mrtr.result': {
      const read = readInputRequired(result, { method: 'tools/call' });
      const questions = read.state === 'input-required' ? elicitations(read.entries) : [];
      return questions.map((question) => readRequest(question, { revision }));
    }
    case 'task.get.response':
      return elicitations(readInputRequests(partOf(result, 'inputRequests'))).map((question) =>
        readRequest(question, { revision }),
      );
    case 'notification':
      return elicitations(readInputRequests(partOf(params, 'inputRequests'))).map((question) =>
        readRequest(question, { revision }),
      );
    case 'error.response':
      return (readUrlRequired(error, eraOf(revision)) ?? []).map((request) => ({ ok: true, request }));
    default:
      throw new Error(`no question in a ${example.kind}`);
  }
}

function formsOf(example: WireExample): readonly Form[] {
  return readAll(example).flatMap((read) =>
    read.ok && read.request.mode === 'form' ? [readForm(read.request)] : [],
  );
}

function summarise(read: ReadRequestResult): string {
  if (!read.ok) return `refused: ${read.refusal.code}`;
  return read.request.mode === 'url' ? 'url' : readForm(read.request).fields.map(summariseField).join(' ');
}

function summariseField(field: Field): string {
  const kind = field.kind === 'number' && field.isInteger ? 'integer' : field.kind;
  let text = `${field.name}${field.isRequired ? '!' : ''}:${kind}`;
  if (field.kind === 'text' && field.format) text += `(${field.format})`;
  if (field.kind === 'choice' || field.kind === 'choices') {
    const valueOf = new Map(field.options.map((option) => [option.id, option.value]));
    text += `[${field.options.map(({ value, label }) => (String(value) === label ? label : `${value}/${label}`)).join(' ')}]`;
    if (field.kind === 'choice' && field.default !== null)
      text += `=${JSON.stringify(valueOf.get(field.default))}`;
    if (field.kind === 'choices' && field.default !== null)
      text += `=${JSON.stringify(field.default.map((id) => valueOf.get(id)))}`;
  } else if ('default' in field && field.default !== null) {
    text += `=${JSON.stringify(field.default)}`;
  }
  return text;
}

/** Asks through a queue, as an adapter would. */
function ask(
  example: WireExample,
  more: Partial<IncomingElicitation> = {},
): { queue: ElicitationQueue; answer: Promise<ElicitResult>; refusals: string[] } {
  const refusals: string[] = [];
  const queue = createElicitationQueue({
    onRefusal: ({ code, rpcCode }) => refusals.push(`${rpcCode} ${code}`),
  });
  const revision = revisionOf(example);
  const { params } = example.message;
  const answer = queue.ask({ params, server: SERVER, origin: { era: eraOf(revision), revision }, ...more });
  return { queue, answer, refusals };
}

function expectFields(example: WireExample): void {
  const reads = readAll(example);
  expect(reads.map(summarise)).toEqual(WIRE_FIELDS[example.id]);
  for (const form of formsOf(example)) {
    expect(form.blockers.length > 0).toBe(WIRE_BLOCKED.includes(example.id));
  }
}

test('all 155 messages have a move that is tested below', () => {
  const tested = [
    'render-form',
    'render-url-consent',
    'warn-and-render',
    'render-tolerant',
    'refuse-navigation',
    'reply-error',
    'fail-call',
    'close-dialog',
    'update-ui',
    'retry',
    'poll',
    'send',
    'never-send',
    'ignore',
    'drop',
    'tolerate',
  ];
  expect(examples).toHaveLength(155);
  expect(examples.filter(({ expect: { action } }) => !tested.includes(action))).toEqual([]);
});

describe('render-form', () => {
  test.each(withAction('render-form'))('$id draws its fields', (example) => {
    expectFields(example);
  });

  test('C08 and C09 leave sampling and roots to the host, under their keys', () => {
    for (const [id, method] of [
      ['C08', 'sampling/createMessage'],
      ['C09', 'roots/list'],
    ] as const) {
      const read = readInputRequired(at(id, 'result'));
      expect(
        read.state === 'input-required' && [...read.entries.values()].map((entry) => entry.method),
      ).toEqual(['elicitation/create', method]);
    }
  });
});

describe('render-tolerant', () => {
  test.each(withAction('render-tolerant').filter(({ id }) => id !== 'X23' && id !== 'X56'))(
    '$id draws what can be drawn',
    (example) => {
      expectFields(example);
    },
  );

  test('X23 shows the address and drops the form', () => {
    expect(readUrlRequired(at('X23', 'error'))).toEqual([
      { mode: 'url', message: 'Link.', url: 'https://accounts.tide-office.example/4', elicitationId: 'el-4' },
    ]);
  });

  test('X31, X38 are shown as plain text without direction controls', () => {
    for (const id of ['X31', 'X38']) {
      const read = readAll(byId.get(id)!)[0]!;
      const text = read.ok ? plainText(read.request.message) : '';
      expect(text).not.toBe('');
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      expect(formsOf(byId.get(id)!)[0]?.fields[0]?.label).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    }
  });

  test('X51 ignores the left-over id', () => {
    expect(readAll(byId.get('X51')!)).toMatchObject([
      { ok: true, request: { mode: 'url', elicitationId: null } },
    ]);
  });

  test('X56 shows no icon, even where the host lets icons of the server in', () => {
    const claim = readServerClaim(at('X56', 'result', 'serverInfo'));
    expect(claim).toMatchObject({ name: 'tide-office', version: '1' });
    expect(claim?.icons).toHaveLength(3);
    const endpoint = 'https://tracker.example';
    expect(pickIcon(claim?.icons, { policy: 'same-origin', endpoint })).toBeNull();
  });
});

describe('warn-and-render', () => {
  test.each([
    ['B31', 'punycode'],
    ['B32', 'userinfo'],
    ['B33', 'loopback'],
  ])('%s is shown with a warning: %s', (id, code) => {
    const read = readAll(byId.get(id)!)[0]!;
    expect(read).toMatchObject({ ok: true, request: { mode: 'url' } });
    const inspection = inspectUrl(read.ok && read.request.mode === 'url' ? read.request.url : '');
    expect(inspection.canOpen).toBe(true);
    expect(inspection.findings.map((finding) => finding.code)).toContain(code);
  });

  test('X30 draws the field and marks it as a secret', () => {
    expectFields(byId.get('X30')!);
    expect(engines.secrets?.isSecret(formsOf(byId.get('X30')!)[0]!.fields[0]!)).toBe(true);
  });

  test('covers all of this move', () => {
    expect(withAction('warn-and-render').map(({ id }) => id)).toEqual(['B31', 'B32', 'B33', 'X30']);
  });
});

describe('render-url-consent', () => {
  test.each(withAction('render-url-consent'))('$id shows whole addresses that can be opened', (example) => {
    const reads = readAll(example);
    expect(reads).toHaveLength(example.id === 'B22' ? 2 : 1);
    for (const read of reads) {
      const address = read.ok && read.request.mode === 'url' ? read.request.url : '';
      expect(JSON.stringify(example.message)).toContain(address);
      expect(inspectUrl(address)).toMatchObject({ text: address, canOpen: true, findings: [] });
    }
  });
});

describe('refuse-navigation', () => {
  test('B34 is shown and cannot be accepted', async () => {
    const { queue, answer } = ask(byId.get('B34')!);
    const { current } = queue.getSnapshot();
    expect(current?.request).toMatchObject({ url: 'http://collector.example/pay' });
    expect(queue.settle(current!.id, acceptUrl())).toBe(false);
    expect(queue.settle(current!.id, decline())).toBe(true);
    expect(await answer).toEqual({ action: 'decline' });
  });

  test('X20 is refused with -32602', () => {
    expect(readAll(byId.get('X20')!)).toMatchObject([
      { ok: false, refusal: { code: 'url-scheme', rpcCode: -32602 } },
    ]);
  });

  test('covers all of this move', () => {
    expect(withAction('refuse-navigation').map(({ id }) => id)).toEqual(['B34', 'X20']);
  });
});

describe('reply-error', () => {
  const tolerated = ['X01', 'X32', 'X33'];

  test.each(withAction('reply-error').filter(({ id }) => !tolerated.includes(id)))(
    '$id: -32602, and the person sees that it was asked',
    async (example) => {
      const { queue, answer, refusals } = ask(example);
      const entry = queue.getSnapshot().current!;
      expect(example.expect.error).toBe(-32602);
      expect(refusals).toHaveLength(1);
      expect(refusals[0]).toMatch(/^-32602 /);
      expect(entry).toMatchObject({ request: null, form: null, state: { name: 'open' } });
      expect(queue.settle(entry.id, acceptForm({}))).toBe(false);
      queue.settle(entry.id, cancel());
      expect(await answer).toEqual({ action: 'cancel' });
    },
  );

  test.each(tolerated.map((id) => byId.get(id)!))('$id: drawn as far as it can be', (example) => {
    expectFields(example);
  });

  test.each(['X01', 'X32'])('%s: the host hears why nothing can be accepted, and may answer -32602', (id) => {
    expect(ask(byId.get(id)!).refusals).toEqual(['-32602 form-unanswerable']);
  });
});

describe('fail-call', () => {
  test.each<[string, InputFault, ReadInputOptions?]>([
    ['X39', 'nothing-asked'],
    ['X40', 'entry-malformed'],
    ['X41', 'entry-method'],
    ['X42', 'result-type-unknown'],
    ['X43', 'method-may-not-ask', { method: 'tools/list' }],
    ['X52', 'mode-not-offered', { modes: ['form'] as const }],
    ['X53', 'state-not-a-string'],
    ['X54', 'result-type-missing', { isStrict: true }],
  ])('%s asks nothing: %s', (id, fault, options = {}) => {
    expect(readInputRequired(at(id, 'result'), options)).toMatchObject({ state: 'fault', fault });
  });

  test('X54 may be read as complete, never as a question (C-18)', () => {
    expect(readInputRequired(at('X54', 'result'))).toEqual({ state: 'complete' });
  });

  test.each(['C26', 'X24', 'X50'])('%s is an ordinary error', (id) => {
    expect(readUrlRequired(at(id, 'error'), eraOf(revisionOf(byId.get(id)!)))).toBeNull();
  });

  test('X55 is shown, with its field named as one that cannot be drawn', () => {
    expectFields(byId.get('X55')!);
  });

  test('covers all of this move', () => {
    expect(
      withAction('fail-call')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['C26', 'X24', 'X39', 'X40', 'X41', 'X42', 'X43', 'X50', 'X52', 'X53', 'X54', 'X55']);
  });
});

describe('close-dialog', () => {
  test.each([
    ['A23', 'A16'],
    ['A24', 'A15'],
  ])(
    '%s withdraws %s, whose id it names; nothing the person does is sent after',
    async (noticeId, questionId) => {
      const controller = new AbortController();
      const { queue, answer } = ask(byId.get(questionId)!, { signal: controller.signal });
      expect(at(noticeId, 'params', 'requestId')).toBe(at(questionId, 'id'));
      controller.abort(new Withdrawal('server-cancelled'));
      const { current } = queue.getSnapshot();
      expect(current?.state).toEqual({ name: 'withdrawn', reason: 'server-cancelled' });
      expect(queue.settle(current!.id, acceptForm({ dock: 'A' }))).toBe(false);
      expect(await answer).toEqual({ action: 'cancel' });
    },
  );

  test('C34 names no question any more', () => {
    expect(readInputRequests(at('C34', 'result', 'inputRequests') ?? {})).toEqual(new Map());
  });
});

describe('update-ui', () => {
  test.each([
    ['B04', 'result.serverInfo', 'mark-48.png'],
    ['C27', 'result._meta.io.modelcontextprotocol/serverInfo', 'mark.svg'],
  ])('%s: the claim is read, and its icon shown only on the own origin when asked for', (id, _, name) => {
    const info =
      at(id, 'result', 'serverInfo') ?? at(id, 'result', '_meta', 'io.modelcontextprotocol/serverInfo');
    expect(readServerClaim(info)).toMatchObject({ name: 'tide-office', title: 'Tide Office' });
    const { icons } = readServerClaim(info) ?? {};
    const endpoint = 'https://tide-office.example';
    expect(pickIcon(icons, { policy: 'none', endpoint })).toBeNull();
    expect(pickIcon(icons, { policy: 'data', endpoint })).toBeNull();
    expect(pickIcon(icons, { policy: 'same-origin', endpoint })?.src).toBe(`${endpoint}/${name}`);
    expect(pickIcon(icons, { policy: 'same-origin', endpoint: 'https://host.example' })).toBeNull();
  });

  test('B20 marks the page of B16 as done', async () => {
    const pages = new Map<unknown, () => void>();
    const completed = new Promise<void>((resolve) =>
      pages.set(at('B16', 'params', 'elicitationId'), resolve),
    );
    const { queue, answer } = ask(byId.get('B16')!, { completed });
    const { id } = queue.getSnapshot().current!;
    queue.settle(id, acceptUrl());
    expect(await answer).toEqual(at('B17', 'result'));
    expect(queue.getSnapshot().current?.state.name).toBe('waiting');
    pages.get(at('B20', 'params', 'elicitationId'))?.();
    await completed;
    expect(queue.getSnapshot().current?.state.name).toBe('done');
  });

  test.each(['C05', 'C28'])('%s is complete', (id) => {
    expect(readInputRequired(at(id, 'result'))).toEqual({ state: 'complete' });
  });

  test('covers all of this move', () => {
    expect(withAction('update-ui').map(({ id }) => id)).toEqual(['B04', 'B20', 'C05', 'C27', 'C28']);
  });
});

describe('ignore', () => {
  test.each(withAction('ignore'))('$id changes nothing', (example) => {
    const page = at('B16', 'params', 'elicitationId') as string;
    const isKnown =
      eraOf(revisionOf(example)) === 'legacy' && partOf(example.message, 'params', 'elicitationId') === page;
    expect(isKnown).toBe(false);
    expect(readInputRequired(example.message)).toEqual({ state: 'complete' });
  });
});

test('retry: C10 asks nobody; its retry is C11', () => {
  const read = readInputRequired(at('C10', 'result'), { method: 'tools/call' });
  expect(read).toEqual({ state: 'input-required', entries: new Map(), requestState: 'shed-1' });
  expect(buildRetryParams(at('C01', 'params') as Members, null, 'shed-1')).toEqual(at('C11', 'params'));
});

test('poll: C30 is a task, C33 an empty acknowledgement', () => {
  expect(readInputRequired(at('C30', 'result'))).toEqual({ state: 'task' });
  expect(readInputRequired(at('C33', 'result'))).toEqual({ state: 'complete' });
});

test('drop: X44 is no way to ask in its era, and holds no question where that era puts them', () => {
  expect(eraOf(revisionOf(byId.get('X44')!))).toBe('modern');
  expect(readInputRequired(at('X44'))).toEqual({ state: 'complete' });
});

test('tolerate: A22 is never sent as it is; the queue leaves the content out', async () => {
  const result = at('A22', 'result') as ElicitResult;
  expect(checkResult(result, 'form')).toBe('content-not-allowed');
  const { queue, answer } = ask(byId.get('A02')!);
  queue.settle(queue.getSnapshot().current!.id, result);
  expect(await answer).toEqual({ action: 'decline' });
});

describe('send', () => {
  const ofKind = (kind: string): WireExample[] =>
    withAction('send').filter((example) => example.kind === kind);
  /** In the modern era the answer stands bare, as a member of `inputResponses`. */
  const resultOf = ({ message, kind }: WireExample): Members =>
    (kind === 'elicit.response' ? message['result'] : message) as Members;

  test.each([...ofKind('elicit.response'), ...ofKind('elicit.input-response')])(
    '$id may leave, and is what the builders make',
    (example) => {
      const { _meta, ...result } = resultOf(example);
      expect(checkResult(resultOf(example))).toBeNull();
      const built =
        result['action'] === 'decline'
          ? decline()
          : result['action'] === 'cancel'
            ? cancel()
            : result['content'] === undefined
              ? acceptUrl()
              : acceptForm(result['content'] as Content);
      expect(built).toStrictEqual(result);
      expect(_meta === undefined || example.id === 'B30').toBe(true);
    },
  );

  test.each([...ofKind('initialize.request'), ...ofKind('mrtr.request')])(
    '$id declares modes that are read and written alike',
    ({ id }) => {
      const declared =
        at(id, 'params', 'capabilities', 'elicitation') ??
        at(id, 'params', '_meta', CAPABILITIES, 'elicitation');
      const modes = readCapability(declared);
      const expected = { A01: ['form'], B02: ['form'], C02: ['form'], B03: ['url'] }[id] ?? ['form', 'url'];
      expect(modes).toEqual(expected);
      expect(readCapability(toCapability(modes))).toEqual(modes);
    },
  );

  const answersIn = (inputResponses: unknown): Map<string, unknown> =>
    new Map(Object.entries((inputResponses ?? {}) as Members));
  const call = at('C01', 'params') as Members;
  const retries: Record<string, unknown> = {
    C04: at('C03', 'result'),
    C07: at('C06', 'result'),
    C11: at('C10', 'result'),
    C13: at('C12', 'result'),
    C15: at('C14', 'result'),
  };

  test.each(Object.entries(retries))(
    '%s is the first call, the answers of this round and its state',
    (id, asked) => {
      const read = readInputRequired(asked, { method: 'tools/call' });
      if (read.state !== 'input-required') throw new Error(`nothing asked before ${id}`);
      const responses = buildInputResponses(read.entries, answersIn(at(id, 'params', 'inputResponses')));
      expect(buildRetryParams(call, responses, read.requestState)).toEqual(at(id, 'params'));
    },
  );

  test('C25 is the retry of a resource read', () => {
    const { inputResponses, requestState, ...base } = at('C25', 'params') as Members;
    const entries = new Map([['pin', { method: 'elicitation/create' as const, params: {} }]]);
    const responses = buildInputResponses(entries, answersIn(inputResponses));
    expect(buildRetryParams(base, responses, requestState as string)).toEqual(at('C25', 'params'));
  });

  test('C32 answers some keys of a task and leaves the other open', () => {
    const entries = readInputRequests(at('C31', 'result', 'inputRequests')) as InputRequests;
    const inputResponses = at('C32', 'params', 'inputResponses') as Members;
    const answered = new Map([...entries].filter(([key]) => Object.hasOwn(inputResponses, key)));
    expect(answered.size).toBeLessThan(entries.size);
    expect(buildInputResponses(answered, answersIn(inputResponses))).toEqual(inputResponses);
  });

  test('B23 answers a mode that was not declared: the refusal has its code', () => {
    const read = readRequest(at('B16', 'params'), { modes: ['form'], revision: '2025-11-25' });
    expect(read).toMatchObject({
      refusal: { code: 'mode-not-offered', rpcCode: at('B23', 'error', 'code') },
    });
  });

  test('A25 goes out while the person is at work', () => {
    let progress = 0;
    const { queue } = ask(byId.get('A16')!, { heartbeat: () => (progress += 1) });
    queue.heartbeat(queue.getSnapshot().current!.id);
    expect(progress).toBe(1);
    expect(at('A25', 'params', 'progressToken')).toBe(at('A16', 'params', '_meta', 'progressToken'));
  });

  test("C29, C36 stop a call: its question is withdrawn as the caller's doing", async () => {
    const controller = new AbortController();
    const { queue, answer } = ask(byId.get('D01')!, { signal: controller.signal });
    controller.abort(new Withdrawal('caller-cancelled'));
    expect(queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'caller-cancelled' });
    expect(await answer).toEqual({ action: 'cancel' });
  });

  test('B28 is only for clients that declare tasks, which the capability of the kit does not', () => {
    expect(toCapability(['form', 'url'])).toEqual({ form: {}, url: {} });
  });

  test('covers all of this move', () => {
    const others = ['A25', 'B23', 'B28', 'C25', 'C29', 'C32', 'C36', ...Object.keys(retries)];
    const tabled = ['elicit.response', 'elicit.input-response', 'initialize.request', 'mrtr.request'];
    expect(
      withAction('send').filter(({ id, kind }) => !tabled.includes(kind) && !others.includes(id)),
    ).toEqual([]);
  });
});

describe('never-send', () => {
  test.each([
    ['X25', 'url', 'content-not-allowed'],
    ['X26', 'form', 'value-type'],
    ['X27', 'form', 'value-type'],
    ['X28', 'form', 'action-unknown'],
  ] as const)('%s is caught: in %s mode %s', (id, mode, fault) => {
    expect(checkResult(at(id, 'result'), mode)).toBe(fault);
  });

  test.each([
    ['X29', { type: 'object', properties: { seedlings: { type: 'integer' } } }, 'type'],
    ['X57', { type: 'object', properties: { pick: { type: 'string', enum: ['a', 'b'] } } }, 'enum'],
  ] as const)(
    '%s does not fit its schema and does not leave the queue',
    async (id, requestedSchema, code) => {
      const result = at(id, 'result') as ElicitResult;
      const { queue, answer } = ask(byId.get('A02')!, { params: { message: '', requestedSchema } });
      const entry = queue.getSnapshot().current!;
      const content = result.action === 'accept' ? result.content! : {};
      expect(checkContent(entry.form!, content).map((issue) => issue.code)).toEqual([code]);
      expect(queue.settle(entry.id, result)).toBe(false);
      queue.settle(entry.id, cancel());
      expect(await answer).toEqual({ action: 'cancel' });
    },
  );

  test('X45: a retry is made of params only; it cannot carry the id of the first call', () => {
    expect(at('X45', 'id')).toBe(at('C01', 'id'));
    expect(buildRetryParams(at('C01', 'params') as Members, null, 's')).not.toHaveProperty('id');
  });

  test('X46: the state goes back byte for byte, so never like this', () => {
    const read = readInputRequired(at('C03', 'result'));
    const state = read.state === 'input-required' ? read.requestState : null;
    expect(buildRetryParams(at('C01', 'params') as Members, null, state)).toMatchObject({
      requestState: at('C04', 'params', 'requestState'),
    });
    expect(at('X46', 'params', 'requestState')).not.toBe(state);
  });

  test('X47: no state came, so none goes back', () => {
    const read = readInputRequired(at('C12', 'result'));
    const state = read.state === 'input-required' ? read.requestState : 'none';
    expect(state).toBeNull();
    expect(buildRetryParams(at('C01', 'params') as Members, null, state)).not.toHaveProperty('requestState');
    expect(at('X47', 'params')).toHaveProperty('requestState');
  });

  test('X48: an answer wrapped in anything is no result', () => {
    const [wrapped] = Object.values(at('X48', 'params', 'inputResponses') as Members);
    expect(checkResult(wrapped)).not.toBeNull();
  });

  test('covers all of this move', () => {
    expect(withAction('never-send').map(({ id }) => id)).toEqual([
      'X25',
      'X26',
      'X27',
      'X28',
      'X29',
      'X45',
      'X46',
      'X47',
      'X48',
      'X57',
    ]);
  });
});
