import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formParams, renderDialog } from './render-dialog.tsx';

const TWO = formParams({ a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B' } });

test('Enter in a field leads to the review, and there Ctrl+Enter sends', async () => {
  const { ask, user } = renderDialog();
  const results = ask(TWO);
  await user.type(screen.getByRole('textbox', { name: 'A' }), 'x{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(results).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { a: 'x' } }]));
});

test('where the next thing is sending, Enter in a field goes to the button and no further', async () => {
  const { ask, user } = renderDialog();
  const results = ask(formParams({ a: { type: 'string', title: 'A' } }));
  await user.type(screen.getByRole('textbox', { name: 'A' }), 'x{Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(results).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { a: 'x' } }]));
});

test.each([
  ['isComposing', { isComposing: true }],
  ['key code 229, as Safari has it', { keyCode: 229 }],
])('the Enter that confirms a composition leads nowhere: %s', (_, init) => {
  const { ask } = renderDialog();
  ask(TWO);
  const input = screen.getByRole('textbox', { name: 'A' });
  const wasPrevented = !fireEvent.keyDown(input, { key: 'Enter', ...init });
  expect(wasPrevented).toBe(true);
  expect(screen.queryByRole('heading', { name: 'Check your answers' })).toBeNull();
});

test('a key that is held down does not run through the steps', async () => {
  const { ask } = renderDialog();
  ask(TWO);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'A' }), { key: 'Enter', repeat: true });
  await Promise.resolve();
  expect(screen.queryByRole('heading', { name: 'Check your answers' })).toBeNull();
});

test('Ctrl+Enter on Decline is not an accept', async () => {
  const { ask, user } = renderDialog();
  const results = ask(formParams({}));
  screen.getByRole('button', { name: 'Decline' }).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(results.filter((result) => result.action === 'accept')).toEqual([]);
});

test('Escape ends a composition before it closes the dialog', async () => {
  const { ask } = renderDialog();
  const results = ask(TWO);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'A' }), { key: 'Escape', isComposing: true });
  await Promise.resolve();
  expect(results).toEqual([]);
  expect(screen.getByRole('dialog')).toBeVisible();
});
