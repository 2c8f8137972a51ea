import {
  createElicitationQueue,
  type Ask,
  type ElicitationQueue,
  type ElicitationTransport,
  type IncomingElicitation,
} from '@elicit-kit/core';
import { expect, vi } from 'vitest';
import type { ElicitKitApi } from '../src/bridge.ts';
import { serveWindows, type ServeWindowsOptions } from '../src/main/index.ts';
import { connectMain } from '../src/renderer/index.ts';
import { createFakeElectron, FakeWindow } from './fake-electron.ts';
import { ORIGIN } from './load-page.ts';

export const FORM = {
  message: 'Who?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
};
export const ADDRESS = {
  mode: 'url',
  message: 'Sign in',
  elicitationId: '1',
  url: 'https://id.example/login',
};

const ends: (() => void)[] = [];

/** After each test. */
export function end(): void {
  for (const one of ends.splice(0)) one();
  vi.unstubAllGlobals();
}

/** A server that asks, and what main does with it. */
export function start(options: Partial<ServeWindowsOptions> = {}) {
  const fake = createFakeElectron();
  let send: Ask = () => Promise.reject(new Error('not started'));
  const transport: ElicitationTransport = {
    start(ask) {
      send = ask;
      return () => undefined;
    },
  };
  const elicitations = serveWindows(fake.electron, { origins: [ORIGIN], ...options });
  ends.push(elicitations.close);
  elicitations.connect(transport);
  const ask = (params: unknown, more: Partial<IncomingElicitation> = {}) =>
    send({ params, server: { label: 'Files' }, ...more });
  const addWindow = (): FakeWindow => {
    const window = new FakeWindow();
    elicitations.addWindow(window);
    return window;
  };
  return { fake, elicitations, ask, addWindow };
}

/** The dialog's queue in a page. */
export function view(api: ElicitKitApi): ElicitationQueue {
  vi.stubGlobal('elicitKit', api);
  const queue = createElicitationQueue({ modes: ['form', 'url'] });
  ends.push(queue.connect(connectMain()));
  return queue;
}

export const current = (queue: ElicitationQueue) => queue.getSnapshot().current;
export const shows = (queue: ElicitationQueue) => vi.waitFor(() => expect(current(queue)).not.toBeNull());

/** What is under way between main and the pages has arrived: it takes turns of this process alone. */
export const crossed = () => new Promise((resolve) => setImmediate(resolve));
