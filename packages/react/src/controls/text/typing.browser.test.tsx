import '../../styles/elicitation.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { FieldStory } from '../stories/field-story.tsx';

afterEach(cleanup);

const outcome = (): string | null => screen.getByLabelText('What would leave').textContent;

test('a composition goes through letter by letter and ends as it was chosen', async () => {
  render(<FieldStory schema={{ type: 'string', title: 'Name' }} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.click(box);
  for (const text of ['n', 'ni', 'nih', 'にほ', 'にほん']) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    expect(box.value).toBe(text);
  }
  await cdp().send('Input.insertText', { text: '日本' });
  expect(box.value).toBe('日本');
  expect(outcome()).toBe('"日本"');
});

test('a composition in the middle of a text leaves the caret where it is', async () => {
  render(<FieldStory schema={{ type: 'string', title: 'Name' }} typed={{ text: 'ab' }} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  box.focus();
  box.setSelectionRange(1, 1);
  await cdp().send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await cdp().send('Input.insertText', { text: '二' });
  expect(box.value).toBe('a二b');
  expect(box.selectionStart).toBe(2);
});

test('the wheel leaves a focused number alone', async () => {
  render(<FieldStory schema={{ type: 'integer', title: 'Guests' }} typed={{ text: '4' }} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Guests' });
  await userEvent.click(box);
  const { x, y } = box.getBoundingClientRect();
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    x: x + 20,
    y: y + 10,
    deltaX: 0,
    deltaY: 240,
  });
  expect(box.value).toBe('4');
  expect(outcome()).toBe('4');
});

test('a pasted text of many characters arrives whole', async () => {
  render(<FieldStory schema={{ type: 'string', title: 'Name' }} />);
  const text = 'á👍'.repeat(5000);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.click(box);
  await cdp().send('Input.insertText', { text });
  expect(box.value).toBe(text);
});
