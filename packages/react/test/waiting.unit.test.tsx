import { createElicitationQueue, type PageProgress, type WaitingPage } from '@elicit-kit/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ElicitationDialog } from '../src/index.ts';
import { renderDialog } from './render-dialog.tsx';

const HREF = 'https://login.example.com/start?x=1';
const PARAMS = { mode: 'url', elicitationId: 'x', message: 'Please sign in.', url: HREF };

/** A page that was opened; `tell` is the transport's. */
async function opened(more: { guardTime?: number } = {}) {
  const openUrl = vi.fn(() => true);
  const rendered = renderDialog({ openUrl, ...more });
  let listener: (progress: PageProgress) => void = () => undefined;
  const results = rendered.ask(PARAMS, { follow: (tell) => void (listener = tell) });
  const open = await screen.findByRole('button', { name: 'Open login.example.com' });
  await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled'));
  await rendered.user.click(open);
  await screen.findByRole('heading', { name: 'Continue in your browser' });
  return { ...rendered, openUrl, results, tell: (progress: PageProgress) => act(() => listener(progress)) };
}

function buttons(): string[] {
  return screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

test('offers what can be done, in an order that keeps giving up apart, and the next step last', async () => {
  const { tell } = await opened();
  expect(buttons()).toEqual(['Copy address', 'Open again', 'Close']);
  tell({ name: 'open', abandon: () => undefined });
  expect(buttons()).toEqual(['Close', 'Copy address', 'Stop waiting', 'Open again']);
  tell({ name: 'not-done', abandon: () => undefined, recheck: () => undefined });
  expect(buttons()).toEqual(['Close', 'Copy address', 'Stop waiting', 'Open again', 'Check again']);
  const primary = document.querySelectorAll('[data-elicit="actions"] > [data-primary]');
  expect([...primary].map((button) => button.textContent)).toEqual(['Check again']);
});

test('Check again asks the server, says so, and stays with the focus until the answer', async () => {
  const { tell, user } = await opened();
  const recheck = vi.fn();
  tell({ name: 'not-done', recheck });
  expect(screen.getByRole('status')).toHaveTextContent('The server says that this is not finished yet.');
  const button = screen.getByRole('button', { name: 'Check again' });
  await user.click(button);
  expect(recheck).toHaveBeenCalledOnce();
  tell({ name: 'checking' });
  expect(screen.getByRole('status')).toHaveTextContent('Checking…');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(recheck).toHaveBeenCalledOnce();
  tell({ name: 'done' });
  expect(screen.getByRole('heading', { name: 'The server says that this is finished' })).toBeVisible();
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  expect(buttons()).toEqual(['Close']);
});

test('Stop waiting gives the call up and closes; Close leaves the call alone', async () => {
  for (const [name, calls] of [
    ['Stop waiting', 1],
    ['Close', 0],
  ] as const) {
    const { tell, user } = await opened();
    const abandon = vi.fn();
    tell({ name: 'open', abandon });
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(abandon).toHaveBeenCalledTimes(calls);
  }
});

test('Escape leaves the page and lets the call go on', async () => {
  const { tell, user, results } = await opened();
  const abandon = vi.fn();
  tell({ name: 'open', abandon });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(abandon).not.toHaveBeenCalled();
  expect(results).toEqual([{ action: 'accept' }]);
});

test('a call that failed ends the wait with the reason, and never says that nothing was sent', async () => {
  const { tell, user } = await opened();
  tell({ name: 'ended', reason: 'call-failed' });
  expect(screen.getByRole('heading', { name: 'This question has ended' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('The task that led to this question failed.');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Nothing was sent');
  expect(buttons()).toEqual(['Close']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page that is wanted again comes back after it was closed, without asking for consent anew', async () => {
  const { tell, user, openUrl } = await opened();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  tell({ name: 'not-done', recheck: () => undefined });
  await screen.findByRole('button', { name: 'Check again' });
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(openUrl).toHaveBeenCalledOnce();
});

test('nothing takes a press in the moment in which the buttons move', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { tell, user } = await opened({ guardTime: 500 });
    const acts = { recheck: vi.fn(), abandon: vi.fn() };
    tell({ name: 'not-done', ...acts });
    for (const name of ['Check again', 'Stop waiting', 'Open again']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
    }
    expect(acts.recheck).not.toHaveBeenCalled();
    expect(acts.abandon).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-disabled'),
    );
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(acts.recheck).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('a page found again after a reload says so, can be opened, and is closed by hand', async () => {
  const page: WaitingPage = {
    server: { label: 'Acme' },
    request: { mode: 'url', message: 'Please sign in.', url: HREF, elicitationId: 'x' },
    era: 'legacy',
    callName: 'calendar',
    consentedAt: Date.now(),
  };
  const queue = createElicitationQueue({ waitingStore: { load: () => [page], save: () => undefined } });
  const openUrl = vi.fn(() => true);
  render(<ElicitationDialog queue={queue} guardTime={0} openUrl={openUrl} />);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'This page was opened before the app was reloaded.',
  );
  expect(screen.getByRole('dialog')).toHaveTextContent(HREF);
  expect(buttons()).toEqual(['Copy address', 'Open again', 'Close']);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(openUrl).toHaveBeenCalledExactlyOnceWith(HREF);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
