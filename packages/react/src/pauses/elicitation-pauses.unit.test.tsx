import { createElicitationQueue, type ElicitationQueue, type ElicitResult } from '@elicit-kit/core';
import { zhCn } from '@elicit-kit/core/messages/zh-cn';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { formParams } from '../../test/render-dialog.tsx';
import { ElicitationDialog, ElicitationPauses } from '../index.ts';

const LOUD = { label: 'Loud', endpoint: 'https://loud.example' };
const QUIET = { label: 'Quiet', endpoint: 'https://quiet.example' };
const PARAMS = formParams({ city: { type: 'string', title: 'City' } }, [], 'Where to?');

afterEach(() => {
  vi.useRealTimers();
});

function ask(queue: ElicitationQueue, server = LOUD, count = 1): ElicitResult[] {
  const results: ElicitResult[] = [];
  act(() => {
    for (let n = 0; n < count; n += 1)
      void queue.ask({ server, params: PARAMS }).then((result) => results.push(result));
  });
  return results;
}

/** One question on the screen, the others held back. */
function renderFlood(count = 4): { queue: ElicitationQueue; results: ElicitResult[] } {
  const queue = createElicitationQueue({ limits: { burst: 1, perMinute: 0 } });
  render(<ElicitationDialog queue={queue} guardTime={0} />);
  return { queue, results: ask(queue, LOUD, count) };
}

test('what is held back is one screen, which says how much and stands for all of it', async () => {
  const { results } = renderFlood();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog', { name: 'Loud asks too often' });
  expect(dialog).toHaveAccessibleDescription('Questions held back: 3.');
  expect(within(dialog).queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(within(dialog).queryByText('The server gave no reason.')).toBeNull();
  expect(results).toEqual([{ action: 'decline' }]);
});

test('the next one is shown on demand, guarded like any other, and can be answered', async () => {
  const queue = createElicitationQueue({ limits: { burst: 1, perMinute: 0 } });
  render(<ElicitationDialog queue={queue} />);
  const results = ask(queue, LOUD, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show the next one' }));
  await screen.findByRole('dialog', { name: 'Loud asks for information' });
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('data-guarded');
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Porto');
  const send = screen.getByRole('button', { name: 'Send' });
  await waitFor(() => expect(send).not.toHaveAttribute('data-guarded'));
  await userEvent.click(send);
  await waitFor(() => expect(results).toHaveLength(2));
  expect(results[1]).toEqual({ action: 'accept', content: { city: 'Porto' } });
  expect(await screen.findByText('Questions held back: 1.')).toBeInTheDocument();
});

test.each(['Close all without answering', 'Close without answering'])(
  '“%s” cancels all that is held back',
  async (name) => {
    const { results } = renderFlood();
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await screen.findByRole('dialog', { name: 'Loud asks too often' });
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(results).toHaveLength(4));
    expect(results.slice(1)).toEqual([1, 2, 3].map(() => ({ action: 'cancel' })));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a pause is offered to a server that asks again and again, not to one that asks once', async () => {
  const queue = createElicitationQueue();
  render(<ElicitationDialog queue={queue} guardTime={0} />);
  ask(queue, LOUD, 3);
  ask(queue, QUIET);
  const offer = { name: 'Pause questions from Loud' };
  expect(screen.queryByRole('button', offer)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const toggle = screen.getByRole('button', offer);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  const choices = within(screen.getByRole('group', offer)).getAllByRole('button');
  expect(choices.map((button) => button.textContent)).toEqual([
    'Pause questions from Loud',
    '5 minutes',
    '15 minutes',
    '60 minutes',
  ]);
});

test('a paused server leaves the screen to others; the pause can be seen and undone, with what was typed', async () => {
  const queue = createElicitationQueue();
  render(<ElicitationDialog queue={queue} guardTime={0} timeZone="Asia/Kolkata" />);
  const results = ask(queue, LOUD, 3);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Porto');
  await userEvent.click(screen.getByRole('button', { name: 'Pause questions from Loud' }));
  await userEvent.click(screen.getByRole('button', { name: '15 minutes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(results).toHaveLength(2);

  const until = queue.getSnapshot().floods[0]?.pausedUntil ?? 0;
  const time = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(until);
  expect(screen.getByRole('status')).toHaveTextContent(
    `Questions from Loud are paused until ${time}. Came meanwhile: 1.`,
  );
  const undo = screen.getByRole('button', { name: 'Allow again' });
  expect(undo).toHaveAccessibleDescription(/^Questions from Loud are paused/);
  await userEvent.click(undo);
  expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Porto');
  expect(screen.queryByText(/paused until/)).toBeNull();
});

test('what the policy of the host answered is told, until the person has read it', async () => {
  const queue = createElicitationQueue({ policy: () => 'cancel' });
  render(<ElicitationDialog queue={queue} />);
  ask(queue, LOUD, 2);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'This app closed questions from Loud without answering: 2.',
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/This app closed/)).toBeNull();
});

test('by itself it also shows what is held back, for hosts without a dialog, in their language', async () => {
  const queue = createElicitationQueue({ limits: { burst: 1, perMinute: 0 } });
  render(<ElicitationPauses queue={queue} messages={zhCn} className="mine" />);
  const results = ask(queue, LOUD, 3);
  const list = screen.getByRole('status');
  expect(list).toHaveClass('mine');
  await waitFor(() => expect(list).toHaveTextContent('已暂缓的问题：2 个。'));
  await userEvent.click(within(list).getByRole('button', { name: '显示下一个' }));
  expect(queue.getSnapshot().waiting).toBe(1);
  await userEvent.click(within(list).getByRole('button', { name: '全部关闭而不回答' }));
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
});
