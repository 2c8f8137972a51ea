import { loadEngines } from '@elicit-kit/core';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { formParams, renderDialog } from './render-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

// Alone in its file: what a page has fetched stays there.
test('a dialog without a question fetches the signs of secrets once the page is idle: the first one has them at once', async () => {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => whenIdle.push(callback));
  const { ask } = renderDialog();
  expect(whenIdle.length).toBeGreaterThan(0);
  for (const callback of whenIdle) callback();
  await loadEngines({ secrets: true });
  ask(formParams({ city: { type: 'string' }, pin: { type: 'string', title: 'Password' } }));
  expect(screen.getByRole('textbox', { name: 'city' })).not.toHaveAttribute('autocomplete');
  expect(screen.getByRole('textbox', { name: 'Password' })).toHaveAttribute('autocomplete', 'off');
});
