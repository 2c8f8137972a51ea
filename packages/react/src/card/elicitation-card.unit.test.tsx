import {
  createElicitationQueue,
  Withdrawal,
  type ElicitationQueue,
  type ElicitResult,
  type EntryId,
  type IncomingElicitation,
} from '@elicit-kit/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { formParams } from '../../test/render-dialog.tsx';
import { ElicitationCard, useElicitationQueue } from '../index.ts';

const TRIP = formParams(
  { city: { type: 'string', title: 'City' }, nights: { type: 'integer', title: 'Nights', default: 2 } },
  ['city'],
  'Where to?',
);

/** A chat: an input, and a card for each question that ever came. */
function Chat({ queue }: { readonly queue: ElicitationQueue }): ReactNode {
  const { entries } = useElicitationQueue(queue);
  const [seen, setSeen] = useState<readonly EntryId[]>([]);
  const fresh = entries.map(({ id }) => id).filter((id) => !seen.includes(id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return (
    <>
      {seen.map((id) => (
        <ElicitationCard key={id} queue={queue} entryId={id} guardTime={0} />
      ))}
      <input aria-label="Message" />
    </>
  );
}

function renderChat(): (params: unknown, more?: Partial<IncomingElicitation>) => ElicitResult[] {
  const queue = createElicitationQueue();
  render(
    <StrictMode>
      <Chat queue={queue} />
    </StrictMode>,
  );
  return (params, more) => {
    const results: ElicitResult[] = [];
    act(() => {
      void queue.ask({ server: { label: 'Trips' }, params, ...more }).then((result) => results.push(result));
    });
    return results;
  };
}

const card = (name: string | RegExp): HTMLElement => screen.getByRole('region', { name });

test('a card is a named region that says it has come and leaves the focus where it is', async () => {
  const ask = renderChat();
  screen.getByRole('textbox', { name: 'Message' }).focus();
  ask(TRIP);
  expect(card('Trips asks for information')).toHaveAccessibleDescription(/Where to/);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Trips asks for information'));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an answered card stays as a receipt of exactly what was sent', async () => {
  const user = userEvent.setup();
  const results = renderChat()(TRIP);
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Oslo');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { city: 'Oslo', nights: 2 } }]));
  const receipt = card('You answered Trips');
  expect(within(receipt).getByRole('heading')).toHaveFocus();
  await user.click(within(receipt).getByText('This is what was sent.'));
  expect(
    within(receipt)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['City', 'Nights']);
  expect(within(receipt).getByText('Oslo')).toBeVisible();
  expect(within(receipt).queryByRole('button')).toBeNull();
});

test.each([
  ['Decline', 'You declined to answer Trips', { action: 'decline' }],
  ['Close without answering', 'You closed the question of Trips without answering', { action: 'cancel' }],
])('%s ends a card and says so', async (button, heading, result) => {
  const results = renderChat()(TRIP);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(results).toEqual([result]));
  expect(card(heading)).toBeVisible();
});

test('several cards are open at once, and each answer goes to its own question', async () => {
  const user = userEvent.setup();
  const ask = renderChat();
  const first = ask(formParams({}, [], 'First?'));
  const second = ask(formParams({}, [], 'Second?'), { server: { label: 'Other' } });
  await user.click(within(card('Other asks you to confirm')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(second).toEqual([{ action: 'accept', content: {} }]));
  expect(first).toEqual([]);
  await user.click(within(card('Trips asks you to confirm')).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(first).toEqual([{ action: 'decline' }]));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('Escape never ends a card, and ends the question whether typed answers may go', async () => {
  const user = userEvent.setup();
  const results = renderChat()(TRIP);
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Oslo{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close without answering' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Oslo');
  expect(results).toEqual([]);
});

test('a withdrawn card keeps what was typed until it is closed, and then says why it ended', async () => {
  const user = userEvent.setup();
  const abort = new AbortController();
  const results = renderChat()(TRIP, { signal: abort.signal });
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Oslo');
  act(() => abort.abort(new Withdrawal('timed-out')));
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Oslo');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(card('This question has ended')).toHaveTextContent('The time to answer this question ran out.');
});

test('autoFocus moves the focus to the first field; props and the ref land on the section', async () => {
  const queue = createElicitationQueue();
  void queue.ask({ server: { label: 'Trips' }, params: TRIP });
  const ref = vi.fn();
  render(
    <ElicitationCard queue={queue} entryId="q1" autoFocus className="bubble" data-message="m7" ref={ref} />,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus());
  expect(card(/Trips/)).toHaveClass('bubble');
  expect(card(/Trips/)).toHaveAttribute('data-message', 'm7');
  expect(ref).toHaveBeenCalledWith(card(/Trips/));
});

test('a question that ended elsewhere leaves nothing', () => {
  const queue = createElicitationQueue();
  void queue.ask({ server: { label: 'Trips' }, params: TRIP });
  const { container } = render(<ElicitationCard queue={queue} entryId="q1" />);
  act(() => {
    queue.settle('q1', { action: 'decline' });
  });
  expect(container).toBeEmptyDOMElement();
});
