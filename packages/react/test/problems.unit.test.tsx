import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formParams, renderDialog } from './render-dialog.tsx';

const FORM = formParams(
  {
    code: { type: 'string', title: 'Code', minLength: 3, description: 'On the back of the card.' },
    amount: { type: 'number', title: 'Amount' },
    agree: { type: 'boolean', title: 'Agree' },
  },
  ['amount', 'agree'],
);

test('a problem is said after an edit and a blur, not before, and goes as soon as it is put right', async () => {
  const { ask, user } = renderDialog();
  ask(FORM);
  const code = screen.getByRole('textbox', { name: 'Code' });
  await user.click(code);
  await user.tab();
  expect(code).not.toBeInvalid();
  await user.click(code);
  await user.type(code, 'ab');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Clear Code' })).toHaveFocus();
  expect(code).not.toBeInvalid();
  await user.tab();
  await waitFor(() => expect(code).toBeInvalid());
  expect(code).toHaveAccessibleDescription(
    'On the back of the card. Use at least 3 characters; there are 2.',
  );
  expect(document.querySelector('[data-elicit="error"]')).toHaveAttribute('data-code', 'minLength');
  await user.type(code, 'c');
  await waitFor(() => expect(code).not.toBeInvalid());
});

test('a try to send names all problems, with links, and moves to the first on the screen', async () => {
  const { ask, user } = renderDialog();
  const results = ask(FORM);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'abc');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));

  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('heading')).toHaveTextContent('2 answers need your attention');
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await waitFor(() => expect(amount).toHaveFocus());
  expect(amount).toBeInvalid();
  expect(amount).toHaveAccessibleDescription(/Enter a number/);
  expect(screen.getByRole('textbox', { name: 'Code' })).not.toBeInvalid();

  await user.click(within(summary).getByRole('button', { name: 'Agree' }));
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();

  await user.type(amount, '7');
  await waitFor(() => expect(within(summary).getAllByRole('listitem')).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(results).toEqual([{ action: 'accept', content: { code: 'abc', amount: 7, agree: false } }]),
  );
});

test('a form that cannot be sent says why, keeps the message, and can be declined', async () => {
  const { ask, user } = renderDialog();
  const results = ask(formParams({ where: { type: 'object', title: 'Where' } }, ['where'], 'Where to?'));
  expect(screen.getByText('Where to?')).toBeVisible();
  expect(document.querySelector('[data-elicit="blocked"]')).toHaveTextContent(/requires “where”/);
  expect(screen.getByText('It asks for several answers inside one.')).toBeVisible();
  for (const name of ['Send', 'Confirm', 'Review answers']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(results).toEqual([{ action: 'decline' }]));
});

test('a question that is none says so, and can be closed', async () => {
  const { ask, user } = renderDialog();
  const results = ask({ message: 'Hello?', requestedSchema: 7 });
  expect(screen.getByRole('dialog', { name: /Acme/ })).toHaveTextContent('Hello?');
  expect(screen.getByRole('heading', { name: 'This question cannot be shown' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close without answering' }));
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
});

test('an optional field that cannot be drawn is named with its reason and left out', async () => {
  const { ask, user } = renderDialog();
  const results = ask(
    formParams({ where: { type: 'object', title: 'Where' }, who: { type: 'string', title: 'Who' } }),
  );
  expect(screen.getByText('Where')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Who' }), 'me');
  await user.click(screen.getByRole('button', { name: 'Review answers' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(results).toEqual([{ action: 'accept', content: { who: 'me' } }]));
});

test('a secret that is asked for is warned about, in the field and for the form', async () => {
  const { ask } = renderDialog();
  ask(
    formParams({ password: { type: 'string', title: 'Password' }, user: { type: 'string', title: 'User' } }),
  );
  const isInField = (): boolean[] =>
    [...document.querySelectorAll('[data-warning="sensitive"]')].map(
      (warning) => warning.closest('[data-elicit="field"]') !== null,
    );
  await waitFor(() => expect(isInField()).toEqual([false, true]));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Do not enter one here/);
});

test('a press that leaves a wrong answer is not robbed of its click: the problem comes after the release', async () => {
  const { ask, user } = renderDialog();
  ask(FORM);
  const code = screen.getByRole('textbox', { name: 'Code' });
  await user.type(code, 'ab');
  const yes = screen.getByRole('radio', { name: 'Yes' });
  await user.pointer({ keys: '[MouseLeft>]', target: yes });
  expect(yes).toHaveFocus();
  expect(code).not.toBeInvalid();
  await user.pointer({ keys: '[/MouseLeft]', target: yes });
  expect(yes).toBeChecked();
  await waitFor(() => expect(code).toBeInvalid());
});

test('a required group of boxes says so, as ARIA has no other word for it', () => {
  const { ask } = renderDialog();
  ask(formParams({ tags: { type: 'array', title: 'Tags', items: { enum: ['a', 'b'] } } }, ['tags']));
  expect(screen.getByRole('group', { name: 'Tags' })).toHaveAccessibleDescription(/^Required/);
});
