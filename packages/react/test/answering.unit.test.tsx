import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { formParams, renderDialog } from './render-dialog.tsx';

const TWO_FIELDS = formParams(
  {
    name: { type: 'string', title: 'Name' },
    count: { type: 'integer', title: 'Count', default: 2 },
    note: { type: 'string', title: 'Note' },
  },
  ['name'],
);

test('sends what the review shows, after the review, once', async () => {
  const onSettle = vi.fn();
  const { ask, user } = renderDialog({ onSettle });
  const results = ask(TWO_FIELDS);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toHaveFocus();
  expect(results).toEqual([]);

  const rows = screen.getAllByRole('term').map((term) => term.parentElement);
  expect(rows.map((row) => [row?.dataset['mark'], row?.querySelector('dd')?.textContent])).toEqual([
    ['changed', 'Ana'],
    ['default', '2'],
    ['left-out', 'Not answered'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Show as JSON' }));
  const shown: unknown = JSON.parse(document.querySelector('[data-elicit="json"]')?.textContent ?? '');

  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(results).toHaveLength(1));
  expect(results[0]).toEqual({ action: 'accept', content: { name: 'Ana', count: 2 } });
  expect(shown).toEqual({ name: 'Ana', count: 2 });
  expect(onSettle).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('goes back to edit with everything kept, to the field whose edit was pressed', async () => {
  const { ask, user } = renderDialog();
  ask(TWO_FIELDS);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Note' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');

  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await user.click(await screen.findByRole('button', { name: 'Edit answers' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('one field is its own review', async () => {
  const { ask, user } = renderDialog();
  const results = ask(formParams({ name: { type: 'string', title: 'Name' } }, ['name']));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { name: 'Ana' } }]));
});

test.each([
  ['always', formParams({ name: { type: 'string', title: 'Name' } }), 'Review answers'],
  ['never', TWO_FIELDS, 'Send'],
] as const)('review="%s" decides which button leads on', (review, params, name) => {
  const { ask } = renderDialog({ review });
  ask(params);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a form without fields is a confirmation, answered with an empty object', async () => {
  const { ask, user } = renderDialog();
  const results = ask(formParams({}, [], 'Restart the server?'));
  const dialog = screen.getByRole('dialog', { name: 'Acme asks you to confirm' });
  expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: {} }]));
});

test('names from the prototype leave as own members', async () => {
  const { ask, user } = renderDialog({ review: 'never' });
  const results = ask(
    JSON.parse(
      '{"message":"?","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string","title":"A"},"constructor":{"type":"string","title":"B"},"a.b[0]":{"type":"string","title":"C"}}}}',
    ),
  );
  for (const name of ['A', 'B', 'C']) await user.type(screen.getByRole('textbox', { name }), name);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(results).toHaveLength(1));
  expect(JSON.stringify(results[0])).toBe(
    '{"action":"accept","content":{"__proto__":"A","constructor":"B","a.b[0]":"C"}}',
  );
});

test('the Decline button declines, without content and without asking', async () => {
  const { ask, user } = renderDialog();
  const results = ask(TWO_FIELDS);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(results).toEqual([{ action: 'decline' }]));
});

test.each(['{Escape}', 'close'] as const)('%s cancels an untouched question at once', async (way) => {
  const { ask, user } = renderDialog();
  const results = ask(TWO_FIELDS);
  if (way === 'close') await user.click(screen.getByRole('button', { name: 'Close without answering' }));
  else await user.keyboard(way);
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
});

test('a touched form asks before Escape throws it away; Escape there keeps editing', async () => {
  const { ask, user } = renderDialog();
  const results = ask(TWO_FIELDS);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'Ana');
  await user.keyboard('{Escape}');
  const alert = screen.getByRole('alertdialog', { name: 'Close without answering?' });
  expect(within(alert).getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await user.tab();
  expect(within(alert).getByRole('button', { name: 'Discard and close' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Ana');

  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard and close' }));
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
});

test('a press outside does nothing, or cancels where the host wants it', async () => {
  // The page behind takes no pointer events, which is how it should be and what the check would complain about.
  const press = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const quiet = renderDialog();
  const first = quiet.ask(formParams({}));
  const overlay = document.querySelector('[data-elicit="overlay"]');
  if (!overlay) throw new Error('no overlay');
  await press.click(overlay);
  expect(screen.getByRole('dialog')).toBeVisible();
  await quiet.user.keyboard('{Escape}');
  await waitFor(() => expect(first).toEqual([{ action: 'cancel' }]));

  const eager = renderDialog({ dismissOnOutside: true });
  const second = eager.ask(formParams({}));
  const scrim = document.querySelector('[data-elicit="overlay"]');
  if (!scrim) throw new Error('no overlay');
  await press.click(scrim);
  await waitFor(() => expect(second).toEqual([{ action: 'cancel' }]));
});
