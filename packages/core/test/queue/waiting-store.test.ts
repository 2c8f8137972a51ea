import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WaitingPage } from '../../src/index.ts';
import { createWaitingStore } from '../../src/queue/waiting-store.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const PAGE: WaitingPage = {
  server: { label: 'Acme', endpoint: 'https://acme.example' },
  request: { mode: 'url', message: 'Sign in', url: 'https://a.example/x?t=1', elicitationId: 'e1' },
  era: 'legacy',
  callName: 'calendar',
  consentedAt: NOW - HOUR,
};

function memory(initial: string | null = null) {
  const place = { text: initial, writes: 0 };
  const store = createWaitingStore(
    {
      read: () => place.text,
      write: (text) => {
        place.text = text;
        place.writes += 1;
      },
    },
    () => NOW,
  );
  return { place, store };
}

test('gives back what it kept', () => {
  const { place, store } = memory();
  const bare: WaitingPage = {
    server: { label: 'Acme' },
    request: { mode: 'url', message: '', url: 'http://localhost:1/', elicitationId: null },
    era: 'modern',
    callName: null,
    consentedAt: NOW,
  };
  store.save([PAGE, bare]);
  expect(memory(place.text).store.load()).toEqual([PAGE, bare]);
});

test('keeps nothing but what shows the page again', () => {
  const { place, store } = memory();
  const more = { ...PAGE, server: { ...PAGE.server, isVerified: true, claim: { name: 'secret' } } };
  store.save([more]);
  expect(JSON.parse(place.text ?? '')).toEqual([
    {
      label: 'Acme',
      endpoint: 'https://acme.example',
      message: 'Sign in',
      url: 'https://a.example/x?t=1',
      elicitationId: 'e1',
      callName: 'calendar',
      era: 'legacy',
      consentedAt: NOW - HOUR,
    },
  ]);
});

test('writes when something has changed, and not before there is anything', () => {
  const { place, store } = memory();
  store.save([]);
  expect(place.writes).toBe(0);
  store.save([PAGE]);
  store.save([PAGE]);
  expect(place.writes).toBe(1);
  store.save([]);
  expect(place.text).toBe('[]');
});

test('keeps the twenty newest, no address beyond 8192 characters, and 2000 characters of other texts', () => {
  const { place, store } = memory();
  const pages = Array.from({ length: 30 }, (_, index) => ({
    ...PAGE,
    request: { ...PAGE.request, message: 'x'.repeat(5000), elicitationId: `e${index}` },
  }));
  const long = { ...PAGE, request: { ...PAGE.request, url: `https://a.example/${'x'.repeat(8192)}` } };
  store.save([...pages, long]);
  const found = memory(place.text).store.load();
  expect(found.map(({ request }) => request.elicitationId)).toEqual(
    pages.slice(10).map(({ request }) => request.elicitationId),
  );
  expect(found[0]?.request.message).toHaveLength(2000);
});

const KEPT = {
  label: 'Acme',
  endpoint: 'https://acme.example',
  message: 'Sign in',
  url: 'https://a.example/',
  elicitationId: 'e1',
  callName: 'calendar',
  era: 'legacy',
  consentedAt: NOW,
};

test.each([
  ['a script address', { url: 'javascript:alert(1)' }],
  ['an address without encryption', { url: 'http://a.example/' }],
  ['an address that is none', { url: 'a.example' }],
  ['no address', { url: undefined }],
  ['an address that is too long', { url: `https://a.example/${'x'.repeat(9000)}` }],
  ['a label that is no text', { label: { toString: 'x' } }],
  ['a label that is too long', { label: 'x'.repeat(2001) }],
  ['no label', { label: undefined }],
  ['an endpoint that is no text', { endpoint: 7 }],
  ['no message', { message: undefined }],
  ['a name that is no text', { callName: ['x'] }],
  ['an era that is none', { era: 'future' }],
  ['a time that is no number', { consentedAt: 'now' }],
  ['a time more than a day ago', { consentedAt: NOW - 24 * HOUR }],
  ['a time a day from now', { consentedAt: NOW + 24 * HOUR }],
  ['an infinite time', { consentedAt: null }],
])('does not take back %s, and still takes its neighbours', (_what, change) => {
  const text = JSON.stringify([{ ...KEPT, ...change }, KEPT]);
  expect(memory(text).store.load()).toHaveLength(1);
});

test.each(['', 'null', '{}', '7', '[null, 1, "x", []]', '[', `["${'x'.repeat(400_000)}"]`])(
  'takes nothing from %.20j',
  (text) => {
    expect(memory(text).store.load()).toEqual([]);
  },
);

test('a place that throws is a place without pages', () => {
  const fail = (): never => {
    throw new Error('forbidden');
  };
  const store = createWaitingStore({ read: fail, write: fail });
  expect(store.load()).toEqual([]);
  expect(() => store.save([PAGE])).not.toThrow();
});

test('never throws at any JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      memory(text).store.load();
    }),
  );
});
