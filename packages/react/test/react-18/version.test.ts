import * as Dialog from '@radix-ui/react-dialog';
import { render } from '@testing-library/react';
import { createElement, version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, test } from 'vitest';

test('React 18 draws here, for the libraries too', () => {
  expect([version, domVersion]).toEqual(['18.3.1', '18.3.1']);
  const { container } = render(createElement(Dialog.Root, null, createElement(Dialog.Trigger, null, 'Open')));
  expect(container.textContent).toBe('Open');
});
