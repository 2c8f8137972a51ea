import { createElicitationQueue, type ElicitResult } from '@elicit-kit/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationDialog } from '../src/index.ts';
import styles from '../src/styles/elicitation.css?inline';

afterEach(() => {
  cleanup();
  document.querySelectorAll('[data-test-host]').forEach((host) => host.remove());
});

const PARAMS = {
  mode: 'form',
  message: 'Where to?',
  requestedSchema: {
    type: 'object',
    properties: { city: { type: 'string', title: 'City' }, gift: { type: 'boolean', title: 'As a gift' } },
    required: ['city'],
  },
};

/** A dialog that lives, with its stylesheet, inside of a shadow root. */
function askInShadow(): { readonly shadow: ShadowRoot; readonly results: ElicitResult[] } {
  const host = document.body.appendChild(document.createElement('div'));
  host.dataset['testHost'] = '';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const container = shadow.appendChild(document.createElement('div'));
  const queue = createElicitationQueue();
  render(<ElicitationDialog queue={queue} guardTime={0} container={container} />);
  const results: ElicitResult[] = [];
  act(() => {
    void queue.ask({ server: { label: 'Trips' }, params: PARAMS }).then((result) => results.push(result));
  });
  return { shadow, results };
}

const part = (shadow: ShadowRoot, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = shadow.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`${selector} is not there`);
    return element;
  });

test('in a shadow root the focus starts on the first field, stays inside, and every id leads somewhere', async () => {
  const { shadow } = askInShadow();
  const input = await part(shadow, 'input[type="text"]');
  await waitFor(() => expect(shadow.activeElement).toBe(input));
  for (let step = 0; step < 12; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(shadow.activeElement).not.toBeNull();
  }
  for (const attribute of ['aria-labelledby', 'aria-describedby', 'for']) {
    for (const element of shadow.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute)?.split(' ') ?? []) {
        expect(shadow.getElementById(id), `${attribute}="${id}"`).not.toBeNull();
      }
    }
  }
  expect(getComputedStyle(await part(shadow, '[data-elicit="dialog"]')).position).toBe('fixed');
});

test('in a shadow root a form is filled in, reviewed and sent by keyboard', async () => {
  const { shadow, results } = askInShadow();
  const input = await part(shadow, 'input[type="text"]');
  await waitFor(() => expect(shadow.activeElement).toBe(input));
  await userEvent.keyboard('Oslo{Enter}');
  const send = await part(shadow, '[data-elicit="accept"]');
  send.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { city: 'Oslo' } }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in a shadow root Escape asks once something was typed, and cancels when told to', async () => {
  const { shadow, results } = askInShadow();
  const input = await part(shadow, 'input[type="text"]');
  await waitFor(() => expect(shadow.activeElement).toBe(input));
  await userEvent.keyboard('Oslo{Escape}');
  const keep = await part(shadow, '[data-elicit="discard-keep"]');
  await waitFor(() => expect(shadow.activeElement).toBe(keep));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(shadow.activeElement).toBe(input));
  await userEvent.keyboard('{Escape}');
  (await part(shadow, '[data-elicit="discard-leave"]')).click();
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
});

test('two kits on one page answer each their own question, and share no id', async () => {
  const first = createElicitationQueue();
  const second = createElicitationQueue();
  render(<ElicitationDialog queue={first} guardTime={0} className="one" />);
  const results: string[] = [];
  act(() => {
    void first
      .ask({ server: { label: 'One' }, params: PARAMS })
      .then(({ action }) => results.push(`one ${action}`));
  });
  await screen.findByRole('dialog', { name: 'One asks for information' });
  render(<ElicitationDialog queue={second} guardTime={0} className="two" />);
  act(() => {
    void second
      .ask({ server: { label: 'Two' }, params: PARAMS })
      .then(({ action }) => results.push(`two ${action}`));
  });
  await screen.findByRole('dialog', { name: 'Two asks for information' });
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // The upper one has the page; once it is done, the lower one has it again.
  await userEvent.click(document.querySelector('.two [data-elicit="decline"]')!);
  await waitFor(() => expect(results).toEqual(['two decline']));
  await userEvent.click(document.querySelector('.one [data-elicit="decline"]')!);
  await waitFor(() => expect(results).toEqual(['two decline', 'one decline']));
});
