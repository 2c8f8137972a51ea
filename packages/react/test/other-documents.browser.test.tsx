import '../src/styles/elicitation.css';
import { createElicitationQueue, type ElicitResult } from '@elicit-kit/core';
import * as Dialog from '@radix-ui/react-dialog';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationDialog, type ElicitationDialogProps } from '../src/index.ts';
import styles from '../src/styles/elicitation.css?inline';

// What is waited for comes in chunks of its own, which a busy machine takes its time to serve.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  document.querySelectorAll('[data-test-host]').forEach((host) => host.remove());
  vi.restoreAllMocks();
});

const PARAMS = {
  mode: 'form',
  message: 'Where to?',
  requestedSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 3 },
      city: {
        type: 'string',
        title: 'City',
        enum: Array.from({ length: 40 }, (_, index) => `City ${index}`),
      },
      at: { type: 'string', format: 'date-time', title: 'At' },
      gift: { type: 'boolean', title: 'As a gift' },
    },
  },
};

function ask(props: Omit<ElicitationDialogProps, 'queue'>): ElicitResult[] {
  const queue = createElicitationQueue();
  render(<ElicitationDialog queue={queue} guardTime={0} timeZone="Europe/Berlin" {...props} />);
  const results: ElicitResult[] = [];
  act(() => {
    void queue.ask({ server: { label: 'Trips' }, params: PARAMS }).then((result) => results.push(result));
  });
  return results;
}

/** The document of another window, with the stylesheet and a place for dialogs. */
function otherDocument(): { readonly inside: Document; readonly container: HTMLElement } {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.dataset['testHost'] = '';
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '780px', height: '580px' });
  const inside = frame.contentDocument;
  if (!inside) throw new Error('The frame has no document.');
  const style = inside.head.appendChild(inside.createElement('style'));
  style.textContent = styles;
  return { inside, container: inside.body.appendChild(inside.createElement('div')) };
}

test('in the document of another window a form is filled in by keyboard, and the focus stays inside', async () => {
  const { inside, container } = otherDocument();
  const results = ask({ container, review: 'never' });
  const dialog = within(inside.body);
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(inside.activeElement).toBe(name));
  const modal = dialog.getByRole('dialog');
  for (let step = 0; step < 30; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(modal.contains(inside.activeElement)).toBe(true);
    expect(document.activeElement?.tagName).toBe('IFRAME');
  }
  name.focus();
  await userEvent.keyboard('Ana{Enter}');
  await waitFor(() => expect(inside.activeElement).toBe(dialog.getByRole('button', { name: 'Send' })));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { name: 'Ana' } }]));
});

test('in the document of another window Escape asks first, and keeping on leads back to the field', async () => {
  const { inside, container } = otherDocument();
  const results = ask({ container });
  const dialog = within(inside.body);
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(inside.activeElement).toBe(name));
  await userEvent.keyboard('Ana{Escape}');
  const keep = await dialog.findByRole('button', { name: 'Keep editing' });
  await waitFor(() => expect(inside.activeElement).toBe(keep));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(inside.activeElement).toBe(name));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Discard and close' }));
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
});

test('in the document of another window the list to search is used by keyboard, and what is wrong is told on leaving', async () => {
  const { inside, container } = otherDocument();
  const results = ask({ container, review: 'never' });
  const dialog = within(inside.body);
  const city = await dialog.findByRole('combobox', { name: 'City' });
  // Presses cannot be made in a frame inside of the test's own: what they do is tested in the page itself.
  city.focus();
  await userEvent.keyboard('city 39');
  await dialog.findByRole('option', { name: 'City 39' });
  await userEvent.keyboard('{Escape}');
  expect(city.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Control>}a{/Control}city 39');
  await dialog.findByRole('option', { name: 'City 39' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  name.focus();
  await userEvent.keyboard('A');
  dialog.getByRole('radio', { name: 'Yes' }).focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  name.focus();
  await userEvent.keyboard('{End}na');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(results).toEqual([{ action: 'accept', content: { name: 'Ana', city: 'City 39', gift: true } }]),
  );
});

test('the guard asks the window in which the question stands whether it can be seen', async () => {
  const { inside, container } = otherDocument();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const hidden = vi.spyOn(inside, 'hidden', 'get').mockReturnValue(true);
  ask({ container, guardTime: 1 });
  const next = await within(inside.body).findByRole('button', { name: 'Review answers' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(next.hasAttribute('data-guarded')).toBe(true);
  hidden.mockReturnValue(false);
  act(() => void inside.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(next.hasAttribute('data-guarded')).toBe(false));
});

test('above a modal dialog of the host the question has the focus, and Escape ends only the question', async () => {
  const onEscape = vi.fn();
  const queue = createElicitationQueue();
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Portal>
        <Dialog.Content aria-describedby={undefined} onEscapeKeyDown={onEscape}>
          <Dialog.Title>Settings</Dialog.Title>
          <button>Connect</button>
          <ElicitationDialog queue={queue} guardTime={0} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>,
  );
  const connect = screen.getByRole('button', { name: 'Connect' });
  connect.focus();
  const results: ElicitResult[] = [];
  act(() => {
    void queue.ask({ server: { label: 'Trips' }, params: PARAMS }).then((result) => results.push(result));
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
  expect(onEscape).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(connect));
});

test('inside of a native modal dialog, with it as the container, a question can be answered with the mouse', async () => {
  const native = document.body.appendChild(document.createElement('dialog'));
  native.dataset['testHost'] = '';
  native.append('Settings');
  native.showModal();
  const results = ask({ container: native, review: 'never' });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await userEvent.fill(name, 'Ana');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { name: 'Ana', gift: false } }]));
  expect(native.open).toBe(true);
});

test('Escape in a question inside of a native modal dialog leaves that dialog open', async () => {
  const native = document.body.appendChild(document.createElement('dialog'));
  native.dataset['testHost'] = '';
  native.append('Settings');
  native.showModal();
  const results = ask({ container: native });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
  expect(native.open).toBe(true);
});
