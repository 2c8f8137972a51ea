import {
  createElicitationQueue,
  loadEngines,
  type ElicitationQueue,
  type ElicitResult,
  type IncomingElicitation,
} from '@elicit-kit/core';
import { ElicitationDialog } from '@elicit-kit/react';
import '@elicit-kit/react/styles.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { CasePage, ScreenEvent, ScreenState } from '../src/screen.ts';
import { nextFrame } from './dom.ts';
import { readLayout } from './read-layout.ts';
import { readList } from './read-list.ts';
import { readFieldAt, readScreen, readState } from './read-screen.ts';

/** How long a dialog may take to appear, in milliseconds. A case's own bound is compared elsewhere. */
const PATIENCE = 10_000;
const WAY_ON = '[data-elicit="accept"], [data-elicit="continue"], [data-elicit="blocked"]';

/** Warnings of secrets come with these: a screen is read once, and a busy machine may take its time to serve a chunk. */
const engines = loadEngines({ zones: true, patterns: true, secrets: true });

let root: Root | null = null;
let current: ElicitationQueue | null = null;
let result: ElicitResult | null = null;

/** A queue and a dialog that nothing has happened in. */
function mount(): ElicitationQueue {
  root?.unmount();
  result = null;
  const host = document.createElement('div');
  document.querySelector('#host')?.replaceChildren(host);
  const queue = createElicitationQueue();
  const fresh = createRoot(host);
  flushSync(() => fresh.render(<ElicitationDialog queue={queue} />));
  root = fresh;
  current = queue;
  return queue;
}

async function ask(incoming: string): Promise<string> {
  await engines;
  const queue = mount();
  await nextFrame();
  // The text is parsed here, so that every property name arrives as an own member.
  const read = JSON.parse(incoming) as IncomingElicitation;
  const asked = performance.now();
  void queue.ask(read).then((settled) => {
    if (queue === current) result = settled;
  });
  while (performance.now() - asked < PATIENCE && result === null) {
    await nextFrame();
    if (isUsable()) {
      // One frame more: what was drawn is on the screen by then.
      await nextFrame();
      return JSON.stringify(performance.now() - asked);
    }
  }
  return 'null';
}

/** Drawn, nothing of it still on its way, the focus inside, and a way on or the reason why there is none. */
function isUsable(): boolean {
  const dialog = document.querySelector('[role="dialog"]');
  if (!dialog?.contains(document.activeElement)) return false;
  return !dialog.querySelector('[aria-busy="true"]') && dialog.querySelector(WAY_ON) !== null;
}

/** Between two looks, in milliseconds. */
const PAUSE = 10;

async function waitFor(events: readonly ScreenEvent[], patience: number): Promise<string> {
  const end = performance.now() + patience;
  do {
    const state = stateNow();
    const hasCome: { readonly [E in ScreenEvent]: boolean } = {
      ready: state.isReady,
      result: state.result !== null,
      problems: state.hasProblems,
      review: state.hasReview,
      question: state.isAskingDiscard,
    };
    if (events.some((event) => hasCome[event])) return JSON.stringify(state);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  } while (performance.now() < end);
  return 'null';
}

function stateNow(): ScreenState {
  return readState(result === null ? null : JSON.stringify(result));
}

const page: CasePage = {
  ask,
  readState: () => JSON.stringify(stateNow()),
  waitFor,
  readList: async (field) => JSON.stringify(await readList(field)),
  readField: (place) => JSON.stringify(readFieldAt(place)),
  readScreen: () => JSON.stringify(readScreen()),
  readLayout: (isScrolled) => JSON.stringify(readLayout(isScrolled)),
};
Object.assign(window, { elicitationCases: page });
