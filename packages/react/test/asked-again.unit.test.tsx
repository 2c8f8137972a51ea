import { act, screen } from '@testing-library/react';
import { Withdrawal, type AgainReason } from '@elicit-kit/core';
import { zhCn } from '@elicit-kit/core/messages/zh-cn';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formParams, renderDialog } from './render-dialog.tsx';

const PARAMS = formParams({ berth: { type: 'string', title: 'Berth' }, crew: { type: 'integer' } });
const DRAFT = { f0: { kind: 'text', text: 'Petrel', isEmptyAnswer: false } } as const;

describe('a question that comes once more', () => {
  test.each<[AgainReason, string]>([
    ['asked-again', 'Acme asked this again. What you answered before is still here.'],
    ['not-delivered', 'Your answer did not reach Acme. It is still here: check it and send it again.'],
    [
      'restored',
      'This question was open before the app was reloaded. What you entered is still here, except for secrets.',
    ],
  ])('as %s says so, and holds what was typed before', (again, words) => {
    const { ask } = renderDialog();
    ask(PARAMS, { again, draft: DRAFT });
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('textbox', { name: /Berth/ })).toHaveValue('Petrel');
  });

  test('says so of an address too', async () => {
    const { ask } = renderDialog();
    ask({ mode: 'url', message: 'Sign in', url: 'https://a.example' }, { again: 'restored' });
    expect(await screen.findByRole('status')).toHaveTextContent('before the app was reloaded');
  });

  test('says nothing any more once it has been withdrawn', () => {
    const { ask } = renderDialog();
    const controller = new AbortController();
    ask(PARAMS, { again: 'asked-again', signal: controller.signal });
    act(() => controller.abort(new Withdrawal('elsewhere')));
    expect(screen.getByRole('status')).toHaveTextContent('This question was taken up in another window.');
    expect(screen.queryByText(/asked this again/)).toBeNull();
  });

  test('is nothing that an ordinary question shows', () => {
    renderDialog().ask(PARAMS);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('until when a question can be answered', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  function asked(expiresAt: number, more: Parameters<typeof renderDialog>[0] = {}): void {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 12), toFake: ['Date'] });
    renderDialog({ timeZone: 'UTC', ...more }).ask(PARAMS, { expiresAt });
  }

  test('is a time of today', () => {
    asked(Date.UTC(2026, 2, 1, 14, 5));
    expect(screen.getByRole('status')).toHaveTextContent(/^Acme waits for your answer until 2:05\sPM\.$/);
  });

  test('has its day where that is another, in the zone of the dialog', () => {
    asked(Date.UTC(2026, 2, 1, 23, 30), { timeZone: 'Asia/Tokyo' });
    expect(screen.getByRole('status')).toHaveTextContent(/until Mar 2, 2026, 8:30\sAM\.$/);
  });

  test('is said in the language of the dialog', () => {
    asked(Date.UTC(2026, 2, 1, 14, 5), { messages: zhCn });
    expect(screen.getByRole('status')).toHaveTextContent('Acme 等待您的回答，直到 14:05。');
  });

  test.each([0, -1, Number.NaN, Number.NEGATIVE_INFINITY, Date.UTC(2026, 2, 1, 11)])(
    'is not said where it is no time to come: %s',
    (end) => {
      asked(end);
      expect(screen.queryByRole('status')).toBeNull();
    },
  );

  test.each([Number.POSITIVE_INFINITY, 9e15])('is not said where it never comes: %s', (end) => {
    asked(end);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('the state of the task behind a question stands with the call, as the words of the server', () => {
  const taskStatus = 'Waiting\nfor <b>you</b>\u202E';
  renderDialog().ask(PARAMS, { origin: { era: 'modern', name: 'book', taskStatus } });
  expect(screen.getByText(/^Status:/)).toHaveTextContent('Status: Waiting for <b>you</b>');
});
