import '../src/styles/elicitation.css';
import {
  createElicitationQueue,
  type ElicitationQueue,
  type ElicitResult,
  type JsonObject,
} from '@elicit-kit/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationDialog, openPage, type ElicitationDialogProps } from '../src/index.ts';

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.style.colorScheme = '';
  await page.viewport(800, 600);
});

interface Asked {
  readonly queue: ElicitationQueue;
  readonly results: ElicitResult[];
}

function ask(params: unknown, props: Omit<ElicitationDialogProps, 'queue'> = {}): Asked {
  const queue = createElicitationQueue();
  render(<ElicitationDialog queue={queue} guardTime={0} {...props} />);
  const results: ElicitResult[] = [];
  act(() => {
    void queue.ask({ server: { label: 'Acme' }, params }).then((result) => results.push(result));
  });
  return { queue, results };
}

function form(
  properties: JsonObject,
  required: readonly string[] = [],
  message = 'Please answer.',
): JsonObject {
  return { mode: 'form', message, requestedSchema: { type: 'object', properties, required } };
}

const BOOKING = form(
  {
    name: { type: 'string', title: 'Name', minLength: 2 },
    seats: { type: 'integer', title: 'Seats', default: 2 },
    window: { type: 'boolean', title: 'At the window' },
    meal: { type: 'string', title: 'Meal', enum: ['standard', 'vegan'] },
  },
  ['name', 'window'],
);

function part(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-elicit="${name}"]`);
  if (!element) throw new Error(`no part "${name}" on the screen`);
  return element;
}

test('answers by keyboard alone: fields, problems, review, send', async () => {
  const { results } = ask(BOOKING);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  await userEvent.keyboard('A{Enter}');
  await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  await userEvent.keyboard('na');
  await userEvent.tab(); // Clear
  await userEvent.tab(); // Seats
  await userEvent.tab(); // Clear
  await userEvent.tab(); // Yes
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('heading', { name: 'Check your answers' });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(results).toEqual([{ action: 'accept', content: { name: 'Ana', seats: 2, window: false } }]),
  );
});

test('Tab stays inside, in both directions', async () => {
  const outside = document.body.appendChild(document.createElement('button'));
  ask(form({}));
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 8; step += 1) {
    await userEvent.tab({ shift: step > 3 });
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  outside.remove();
});

test('the page behind can be used again after the answer', async () => {
  const pressed = vi.fn();
  const outside = document.body.appendChild(document.createElement('button'));
  outside.textContent = 'Behind';
  outside.addEventListener('click', pressed);
  ask(form({}));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(outside);
  expect(pressed).toHaveBeenCalledTimes(1);
  outside.remove();
});

test('opens and closes without a style element or a style written as markup', async () => {
  const written: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (node instanceof HTMLStyleElement) written.push(node.textContent);
    }
  });
  watch.observe(document, { subtree: true, childList: true });
  const setAttribute = vi.spyOn(Element.prototype, 'setAttribute');
  ask(BOOKING);
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  watch.disconnect();
  expect(written).toEqual([]);
  expect(setAttribute.mock.calls.filter(([name]) => name === 'style')).toEqual([]);
});

const CROWDED = form(
  Object.fromEntries(
    Array.from({ length: 40 }, (_, index): [string, JsonObject] => [
      `p${index}`,
      { type: 'string', title: index % 7 === 0 ? 'Verylongword'.repeat(12) : `Field ${index}` },
    ]),
  ),
  [],
  `${'All of this must be read. '.repeat(8000)}\n${'W'.repeat(500)}`,
);

test.each([
  [1024, 640],
  [360, 640],
])('at %i × %i the actions stay in sight and nothing scrolls sideways', async (width, height) => {
  await page.viewport(width, height);
  ask(CROWDED);
  await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
  for (const name of ['Decline', 'Review answers', 'Close without answering']) {
    const box = screen.getByRole('button', { name }).getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(height);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
  }
  const text = part('message-text');
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  for (const name of ['dialog', 'body', 'message', 'message-text', 'fields']) {
    expect(part(name).scrollWidth).toBeLessThanOrEqual(part(name).clientWidth);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('at 400 % zoom (320 × 256) the whole sheet scrolls and every action can be reached', async () => {
  await page.viewport(320, 256);
  ask(BOOKING);
  const dialog = part('dialog');
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  screen.getByRole('button', { name: 'Review answers' }).scrollIntoView();
  const box = screen.getByRole('button', { name: 'Review answers' }).getBoundingClientRect();
  expect(box.bottom).toBeLessThanOrEqual(256);
  expect(box.width).toBeGreaterThan(0);
});

test.each(['light', 'dark'])('axe finds nothing in any view, %s', async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  const { queue } = ask(BOOKING);
  const violations: unknown[] = [];
  async function check(): Promise<void> {
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    const found = await axe.run(screen.getByRole('dialog'));
    violations.push(...found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]));
  }
  await check();
  await userEvent.click(screen.getByRole('button', { name: 'Review answers' }));
  await screen.findByRole('alert');
  await check();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog');
  await check();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Review answers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show as JSON' }));
  await check();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  act(() => {
    const url = 'https://github.com@xn--gthub-n4a.example:8443/login';
    void queue.ask({
      server: { label: 'Acme', isVerified: true },
      params: { mode: 'url', elicitationId: 'x', message: 'Sign in.', url },
    });
  });
  await screen.findByRole('button', { name: /^Open/ });
  await check();
  expect(violations).toEqual([]);
});

test('a new tab knows nothing of this page', async () => {
  const real = window.open.bind(window);
  const opened: (Window | null)[] = [];
  vi.spyOn(window, 'open').mockImplementation((...args) => {
    const tab = real(...args);
    opened.push(tab);
    return tab;
  });
  // This very origin, so that the tab can be asked.
  const href = new URL('/favicon.svg?opened', location.href).href;
  expect(openPage(href)).toBe(true);
  const [tab] = opened;
  await waitFor(() => expect(tab?.location.href).toBe(href));
  await waitFor(() => expect(tab?.document.readyState).toBe('complete'));
  expect(tab?.document.referrer).toBe('');
  expect(tab?.opener).toBeNull();
  tab?.close();
});
