import '../../styles/elicitation.css';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mouse } from '../../../test/mouse.ts';
import { FieldStory } from '../stories/field-story.tsx';

// What is waited for comes in chunks of its own, which a busy machine takes its time to serve.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const outcome = (): string | null => screen.getByLabelText('What would leave').textContent;
const control = (): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>('When', { selector: ':not([aria-busy])' });

describe('date', () => {
  const schema = { type: 'string', format: 'date', title: 'When' };

  test('typed by keyboard it leaves as a day', async () => {
    render(<FieldStory schema={schema} />);
    (await control()).focus();
    await userEvent.keyboard('07012026');
    expect(outcome()).toBe('"2026-07-01"');
  });

  test('half a date is a problem, not an answer that was left out', async () => {
    render(<FieldStory schema={schema} />);
    (await control()).focus();
    await userEvent.keyboard('07');
    expect(outcome()).toMatch(/^problem/);
  });

  test('a date that loses a part is a problem', async () => {
    render(<FieldStory schema={{ ...schema, default: '2026-07-01' }} />);
    (await control()).focus();
    await userEvent.keyboard('{Backspace}');
    expect(outcome()).toMatch(/^problem/);
  });

  test('Clear empties half a date too', async () => {
    render(<FieldStory schema={schema} />);
    const element = await control();
    element.focus();
    await userEvent.keyboard('07');
    await userEvent.click(screen.getByRole('button', { name: 'Clear When' }));
    expect(element.validity.badInput).toBe(false);
    expect(outcome()).toBe('nothing');
    expect(document.activeElement).toBe(element);
  });

  test('a year has four digits', async () => {
    render(<FieldStory schema={schema} />);
    (await control()).focus();
    await userEvent.keyboard('0701202612');
    expect(outcome()).toMatch(/^"\d{4}-07-01"$/);
  });

  test('a text that is no day is shown, and can be mended in place', async () => {
    render(<FieldStory schema={schema} typed={{ text: '2026-02-30' }} />);
    const element = await control();
    expect(element.value).toBe('2026-02-30');
    expect(outcome()).toMatch(/^problem/);
    element.focus();
    await userEvent.keyboard('{End}{Backspace}{Backspace}28');
    expect(outcome()).toBe('"2026-02-28"');
    expect(document.activeElement).toBe(element);
  });
});

describe('date and time', () => {
  const schema = { type: 'string', format: 'date-time', title: 'When' };

  test('leaves with seconds and the offset that is on the screen', async () => {
    render(<FieldStory schema={schema} timeZone="America/St_Johns" />);
    const element = await control();
    element.focus();
    await userEvent.keyboard('070120260915AM');
    expect(element.value).toBe('2026-07-01T09:15');
    expect(await screen.findByText('2026-07-01T09:15:00-02:30')).toBeTruthy();
    expect(outcome()).toBe('"2026-07-01T09:15:00-02:30"');
    expect(screen.getByText('(UTC−02:30)')).toBeTruthy();
  });

  test('another zone keeps the clock and changes the instant', async () => {
    render(<FieldStory schema={schema} typed={{ local: '2026-07-01T09:15' }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change time zone' }));
    const zones = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Change time zone' });
    expect([zones.options[0]?.value, zones.options[1]?.value]).toEqual(['Europe/Berlin', 'UTC']);
    await userEvent.selectOptions(zones, 'Asia/Tokyo');
    expect((await control()).value).toBe('2026-07-01T09:15');
    expect(outcome()).toBe('"2026-07-01T09:15:00+09:00"');
  });

  test('a default keeps its own offset while untouched; an edit does not send the old text', async () => {
    render(<FieldStory schema={{ ...schema, default: '2026-07-01T09:15:00.5+05:30' }} />);
    const element = await control();
    expect(outcome()).toBe('"2026-07-01T09:15:00.5+05:30"');
    element.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(await screen.findByText(/^2026-08-01T09:15:00\.50*\+05:30$/)).toBeTruthy();
    expect(outcome()).toMatch(/^"2026-08-01T09:15:00\.50*\+05:30"$/);
  });

  test('asks which one where the clocks are set back', async () => {
    render(<FieldStory schema={schema} typed={{ local: '2026-10-25T02:30' }} />);
    await userEvent.click(await screen.findByRole('radio', { name: /second/ }));
    expect(outcome()).toBe('"2026-10-25T02:30:00+01:00"');
    await userEvent.click(screen.getByRole('radio', { name: /first/ }));
    expect(outcome()).toBe('"2026-10-25T02:30:00+02:00"');
  });

  test('says so where the clocks are set forward, and sends nothing', async () => {
    render(<FieldStory schema={schema} typed={{ local: '2026-03-29T02:30' }} />);
    expect(await screen.findByText(/set forward/)).toBeTruthy();
    expect(outcome()).toBe('problem: time-gap');
  });

  test('keeps the part for seconds while it is edited', async () => {
    render(<FieldStory schema={schema} typed={{ local: '2026-07-01T09:15:30' }} />);
    const element = await control();
    expect(element.step).toBe('1');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear When' }));
    expect(element.step).toBe('1');
    expect(element.value).toBe('');
  });

  test('the list of zones stays until a press on what stands below has been released', async () => {
    render(
      <>
        <FieldStory schema={schema} typed={{ local: '2026-07-01T09:15' }} />
        <input type="checkbox" aria-label="Below" />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change time zone' }));
    const below = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Below' });
    await mouse('mousePressed', below);
    expect(document.activeElement).toBe(below);
    expect(screen.getByRole('combobox', { name: 'Change time zone' })).toBeTruthy();
    await mouse('mouseReleased', below);
    await screen.findByRole('button', { name: 'Change time zone' });
    expect(below.checked).toBe(true);
  });
});
