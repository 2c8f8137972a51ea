import { Withdrawal } from '@elicit-kit/core';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
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

describe('the domain that one owner registered', () => {
  const emphasised = (): (string | null)[] =>
    [...document.querySelectorAll('[data-elicit="url-domain"]')].map((part) => part.textContent);

  test.each<[string, string, string, string]>([
    ['https://paypal.com.evil.net:8443/evil.net', 'paypal.com.evil.net:8443', 'evil.net', 'evil.net'],
    ['https://www.alice.github.io/', 'www.alice.github.io', 'alice.github.io', 'alice.github.io'],
    ['https://good.example@www.evil.example/', 'www.evil.example', 'evil.example', 'evil.example'],
    [
      'https://login.bücher.example/',
      'login.xn--bcher-kva.example',
      'xn--bcher-kva.example',
      'bücher.example',
    ],
    ['https://github.io/', 'github.io', 'github.io', 'github.io'],
    ['http://127.0.0.1:3000/', '127.0.0.1:3000', '127.0.0.1', '127.0.0.1'],
    ['https://[2606:2800::1]:8443/', '[2606:2800::1]:8443', '[2606:2800::1]', '[2606:2800::1]'],
  ])('is set off in the site and in the address: %s', async (url, host, inHost, inAddress) => {
    const { ask } = renderDialog();
    ask(urlParams(url));
    await screen.findByRole('button', { name: `Open ${host}` });
    expect(emphasised()).toEqual([inHost, inAddress]);
    expect(document.querySelector('[data-elicit="url-host"]')?.textContent).toBe(host);
    expect(document.querySelector('[data-elicit="url-full"]')?.textContent).toBe(url);
  });

  test('is not guessed at where the text hides it', async () => {
    const { ask } = renderDialog();
    ask(urlParams('https://%65vil.example/'));
    await screen.findByRole('button', { name: 'Open evil.example' });
    expect(emphasised()).toEqual(['evil.example']);
  });
});

test.each([
  ['https://good.example%2Fa@b@evil.net/', 'several-at', 'It leads to evil.net.'],
  ['https://evil.net\\@good.example/', 'encoded-separator', 'It leads to evil.net.'],
  ['https://0x5db8d822/', 'disguised-ip', 'It leads to 93.184.216.34.'],
  ['https://аррӏе.com/', 'confusable', 'looks like apple.com but is another one'],
  ['https://paypal.com.evil.net/', 'misleading-subdomain', 'This page belongs to evil.net.'],
])('%s is warned about in words: %s', async (url, code, words) => {
  const { ask } = renderDialog();
  ask(urlParams(url));
  await screen.findByRole('button', { name: /^Open/ });
  expect(document.querySelector(`[data-warning="${code}"]`)).toHaveTextContent(words);
});
