import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDialog } from './render-dialog.tsx';

vi.mock('@elicit-kit/core/public-suffix', () => Promise.reject(new Error('offline')));

test('where the list of public suffixes cannot be loaded, the whole host is emphasised and can be opened', async () => {
  const { ask } = renderDialog();
  ask({
    mode: 'url',
    elicitationId: 'x',
    message: 'Sign in.',
    url: 'https://paypal.com.evil.net:8443/',
  });
  expect(await screen.findByRole('button', { name: 'Open paypal.com.evil.net:8443' })).toBeEnabled();
  const parts = [...document.querySelectorAll('[data-elicit="url-domain"]')];
  expect(parts.map((part) => part.textContent)).toEqual(['paypal.com.evil.net', 'paypal.com.evil.net']);
});
