import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formParams, renderDialog } from './render-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass, and what was started in it finish. */
async function pass(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time));
}

test('accept takes no click and no key for half a second after a question appears', async () => {
  const { ask } = renderDialog({ guardTime: undefined });
  const results = ask(formParams({}, [], 'Restart?'));
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(confirm).toHaveAttribute('data-guarded');

  await pass(499);
  fireEvent.click(confirm);
  fireEvent.keyDown(screen.getByRole('heading', { level: 2 }), { key: 'Enter', ctrlKey: true });
  await pass(0);
  expect(results).toEqual([]);

  await pass(1);
  expect(confirm).not.toHaveAttribute('data-guarded');
  fireEvent.click(confirm);
  await pass(0);
  expect(results).toEqual([{ action: 'accept', content: {} }]);
});

test('the guard begins anew when the review comes under the pointer', async () => {
  const { ask } = renderDialog({ guardTime: 300 });
  const results = ask(formParams({ a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B' } }));
  await pass(300);
  fireEvent.click(screen.getByRole('button', { name: 'Review answers' }));
  await pass(0);
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  await pass(299);
  fireEvent.click(send);
  expect(results).toEqual([]);
  await pass(1);
  fireEvent.click(send);
  await pass(0);
  expect(results).toEqual([{ action: 'accept', content: {} }]);
});

test('the next question has a guard of its own', async () => {
  const { ask } = renderDialog({ guardTime: 300 });
  const first = ask(formParams({}, [], 'First?'));
  const second = ask(formParams({}, [], 'Second?'));
  await pass(300);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await pass(0);
  expect(first).toHaveLength(1);
  expect(second).toEqual([]);
  expect(screen.getByText('Second?')).toBeVisible();
});

test('time that passes while the page is hidden does not count', async () => {
  const { ask } = renderDialog({ guardTime: 300 });
  ask(formParams({}));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(10_000);
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('data-guarded');
  hidden.mockReturnValue(false);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await pass(299);
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('data-guarded');
  await pass(1);
  expect(screen.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('data-guarded');
});

test('decline, close and Escape work at every moment', async () => {
  const { ask } = renderDialog({ guardTime: 10_000 });
  const declined = ask(formParams({}));
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const closed = ask(formParams({}));
  fireEvent.click(screen.getByRole('button', { name: 'Close without answering' }));
  const escaped = ask(formParams({}));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await pass(0);
  expect([declined, closed, escaped]).toEqual([
    [{ action: 'decline' }],
    [{ action: 'cancel' }],
    [{ action: 'cancel' }],
  ]);
});
