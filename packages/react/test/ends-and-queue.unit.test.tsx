import { createElicitationQueue, Withdrawal } from '@elicit-kit/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ElicitationDialog } from '../src/index.ts';
import { formParams, renderDialog } from './render-dialog.tsx';

const NAME = formParams({ name: { type: 'string', title: 'Name' }, age: { type: 'integer', title: 'Age' } });

test('a withdrawn question says why, keeps what was typed readable and copyable, and sends nothing more', async () => {
  const abort = new AbortController();
  const { ask, user } = renderDialog();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  const results = ask(NAME, { signal: abort.signal });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  act(() => abort.abort(new Withdrawal('disconnected')));
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));

  expect(screen.getByText(/The connection to the server was lost/).closest('[role="status"]')).not.toBeNull();
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Ana');
  expect(name).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Review answers' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Copy what I entered' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Name: Ana\n');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(results).toHaveLength(1);
});

test('a question withdrawn during its review shows the answers again', async () => {
  const abort = new AbortController();
  const { ask, user } = renderDialog();
  ask(NAME, { signal: abort.signal });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana{Enter}');
  await screen.findByRole('button', { name: 'Send' });
  act(() => abort.abort());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('an answer that could not be sent says so, keeps everything, and can be sent again', async () => {
  const { ask, user } = renderDialog();
  const deliver = vi.fn<() => Promise<void>>();
  let failed!: (reason: Error) => void;
  deliver.mockReturnValueOnce(new Promise((_, reject) => (failed = reject))).mockResolvedValueOnce();
  const results = ask(NAME, { deliver });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  failed(new Error('offline'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your answer could not be sent');
  expect(results).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Edit answers' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { name: 'Ana' } }]));
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('a question whose answer could not be sent can be closed', async () => {
  const { ask, user } = renderDialog();
  const results = ask(formParams({}), { deliver: () => Promise.reject(new Error('offline')) });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('alert');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(results).toEqual([{ action: 'cancel' }]);
});

test('two questions wait in line and say so', async () => {
  const { ask, user } = renderDialog();
  const first = ask(formParams({}, [], 'First?'));
  const second = ask(formParams({ a: { type: 'string', title: 'A' } }, [], 'Second?'), {
    server: { label: 'Other' },
  });
  expect(screen.getByText('1 more waiting')).toBeVisible();
  expect(screen.queryByText('Second?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('dialog', { name: 'Other asks for information' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'A' })).toHaveFocus());
  expect(first).toEqual([{ action: 'accept', content: {} }]);
  expect(second).toEqual([]);
});

test('what was typed survives unmounting', async () => {
  const queue = createElicitationQueue();
  const user = userEvent.setup();
  const dialog = <ElicitationDialog queue={queue} guardTime={0} />;
  const { unmount } = render(dialog);
  act(() => void queue.ask({ server: { label: 'Acme' }, params: NAME }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  unmount();
  render(dialog);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('the transport hears that the person is at work', async () => {
  const heartbeat = vi.fn();
  const { ask, user } = renderDialog();
  ask(NAME, { heartbeat });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A');
  expect(heartbeat).toHaveBeenCalled();
});

test('focus starts in the first field and goes back to where it was', async () => {
  const outside = document.body.appendChild(document.createElement('button'));
  outside.focus();
  const { ask, user } = renderDialog();
  ask(NAME);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(outside).toHaveFocus());
  outside.remove();
});

test('focus goes to the element that the host names where the one before is gone', async () => {
  const gone = document.body.appendChild(document.createElement('button'));
  const fallback = document.body.appendChild(document.createElement('button'));
  gone.focus();
  const { ask, user } = renderDialog({ returnFocusRef: { current: fallback } });
  ask(NAME);
  gone.remove();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(fallback).toHaveFocus());
  fallback.remove();
});
