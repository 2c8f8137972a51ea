import { Withdrawal } from '@elicit-kit/core';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDialog } from './render-dialog.tsx';

function urlParams(url: string): unknown {
  return { mode: 'url', elicitationId: 'x', message: 'Please sign in.', url };
}

const HREF = 'https://login.example.com/start?x=1';

test('nothing is opened before consent, and consent answers at once', async () => {
  const openUrl = vi.fn(() => true);
  const { ask, user } = renderDialog({ openUrl });
  let finish: () => void = () => undefined;
  const results = ask(urlParams(HREF), { completed: new Promise((resolve) => (finish = resolve)) });
  const dialog = await screen.findByRole('dialog', { name: 'Acme asks you to open a page' });
  expect(dialog.querySelector('a, img, iframe, link')).toBeNull();
  await screen.findByRole('button', { name: 'Open login.example.com' });
  expect(document.querySelector('[data-elicit="url-host"]')).toHaveTextContent(/^login\.example\.com$/);
  expect(document.querySelector('[data-elicit="url-full"]')).toHaveTextContent(HREF);
  expect(openUrl).not.toHaveBeenCalled();

  await user.click(await screen.findByRole('button', { name: 'Open login.example.com' }));
  await waitFor(() => expect(results).toEqual([{ action: 'accept' }]));
  expect(openUrl).toHaveBeenCalledExactlyOnceWith(HREF);

  expect(screen.getByRole('heading', { name: 'Continue in your browser' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(openUrl).toHaveBeenCalledTimes(2);
  expect(results).toHaveLength(1);

  await act(async () => {
    finish();
    await Promise.resolve();
  });
  expect(await screen.findByRole('heading', { name: 'The server says that this is finished' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['says no', () => false],
  ['throws', () => Promise.reject(new Error('no shell'))],
])(
  'an opener that %s is a page that did not come up: nothing is sent, and it can be tried again',
  async (_, fail) => {
    const openUrl = vi.fn<(href: string) => boolean | Promise<boolean>>(fail);
    const { ask, user } = renderDialog({ openUrl });
    const results = ask(urlParams(HREF));
    await user.click(await screen.findByRole('button', { name: 'Open login.example.com' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The browser blocked the new window');
    expect(results).toEqual([]);
    openUrl.mockReturnValue(true);
    await user.click(await screen.findByRole('button', { name: 'Open login.example.com' }));
    await waitFor(() => expect(results).toEqual([{ action: 'accept' }]));
  },
);

test('the new tab is blank first, cut off from this page, and left without a referrer', async () => {
  const link = document.createElement('a');
  const followed = vi.fn();
  link.addEventListener('click', (event) => {
    event.preventDefault();
    followed(link.href, link.rel);
  });
  const body = document.createElement('body');
  const page = { closed: false, opener: window, document: { createElement: () => link, body } };
  const open = vi.spyOn(window, 'open').mockReturnValue(page as unknown as Window);
  const { ask, user } = renderDialog();
  ask(urlParams(HREF));
  await user.click(await screen.findByRole('button', { name: 'Open login.example.com' }));
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank');
  expect(page.opener).toBeNull();
  expect(followed).toHaveBeenCalledExactlyOnceWith(HREF, 'noreferrer');
});

test('a blocked window is noticed', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { ask, user } = renderDialog();
  const results = ask(urlParams(HREF));
  await user.click(await screen.findByRole('button', { name: 'Open login.example.com' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(results).toEqual([]);
});

test.each(['javascript:alert(1)', 'http://example.com/', 'not an address'])(
  'an address that may not be opened is text, with no way to accept: %s',
  async (url) => {
    const { ask, user } = renderDialog();
    const results = ask(urlParams(url));
    await screen.findByRole('heading', { name: 'This question cannot be shown' });
    expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
    expect(screen.getByRole('dialog').querySelector('a')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(results).toEqual([{ action: 'decline' }]));
  },
);

test('findings come with a word for how bad they are', async () => {
  const { ask } = renderDialog();
  ask(urlParams('https://github.com@xn--gthub-n4a.example:8443/login'));
  await screen.findByRole('button', { name: /^Open/ });
  const warnings = [...document.querySelectorAll<HTMLElement>('[data-elicit="warning"]')];
  expect(warnings.map((warning) => warning.dataset['warning'])).toEqual(
    expect.arrayContaining(['userinfo', 'punycode', 'unusual-port']),
  );
  for (const warning of warnings) expect(warning).toHaveTextContent(/^(Danger|Caution|Note) /);
  expect(document.querySelector('[data-elicit="url-host"]')).toHaveTextContent(
    /^xn--gthub-n4a\.example:8443$/,
  );
});

test('an address that is withdrawn cannot be opened any more', async () => {
  const openUrl = vi.fn(() => true);
  const abort = new AbortController();
  const { ask, user } = renderDialog({ openUrl });
  const results = ask(urlParams(HREF), { signal: abort.signal });
  act(() => abort.abort(new Withdrawal('server-cancelled')));
  await waitFor(() => expect(results).toEqual([{ action: 'cancel' }]));
  expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(openUrl).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
