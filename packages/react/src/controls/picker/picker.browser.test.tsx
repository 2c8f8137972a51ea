import '../../styles/elicitation.css';
import * as Dialog from '@radix-ui/react-dialog';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { mouse, tap } from '../../../test/mouse.ts';
import { FieldStory } from '../stories/field-story.tsx';
import { manyOptions } from '../stories/story-schemas.ts';

// What is waited for comes in chunks of its own, which a busy machine takes its time to serve.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const CITY = { type: 'string', title: 'City', oneOf: [...manyOptions(500)] };
const CITIES = { type: 'array', title: 'Cities', items: { anyOf: [...manyOptions(500)] } };
const outcome = (): string | null => screen.getByLabelText('What would leave').textContent;
const box = (): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('combobox', { name: /^Cit/ });
const isOpen = async (): Promise<boolean> => (await box()).getAttribute('aria-expanded') === 'true';
/** The option the text box points to. */
const pointedAt = async (): Promise<string | null> => {
  const id = (await box()).getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.textContent ?? 'not in the document') : null;
};
const pointsAt = (label: string): Promise<void> => waitFor(async () => expect(await pointedAt()).toBe(label));

describe('one of many', () => {
  test('opens with the arrows, goes to both ends and by pages, chooses with Enter', async () => {
    render(<FieldStory schema={CITY} />);
    (await box()).focus();
    await userEvent.keyboard('{ArrowDown}');
    await pointsAt('Århus 1');
    await userEvent.keyboard('{End}');
    await pointsAt('Zürich 500');
    await userEvent.keyboard('{PageUp}');
    await pointsAt('Zürich 490');
    await userEvent.keyboard('{Home}{PageDown}{ArrowUp}');
    await pointsAt('Zürich 10');
    await userEvent.keyboard('{Enter}');
    expect(await isOpen()).toBe(false);
    expect(await box()).toHaveProperty('value', 'Zürich 10');
    expect(outcome()).toBe('"v9"');
  });

  test('the option it points to is in the document and in sight, and says its place in the whole list', async () => {
    render(<FieldStory schema={CITY} />);
    (await box()).focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await pointsAt('Zürich 500');
    const option = screen.getByRole('option', { name: 'Zürich 500' });
    expect(option.getAttribute('aria-posinset')).toBe('500');
    expect(option.getAttribute('aria-setsize')).toBe('500');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await waitFor(() => expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1));
    expect(screen.getAllByRole('option').length).toBeLessThan(60);
  });

  test('takes nothing when the person types and leaves, unless it is the whole name of one option', async () => {
    render(<FieldStory schema={CITY} />);
    await userEvent.type(await box(), 'malmo');
    await userEvent.tab();
    expect(outcome()).toBe('nothing');
    expect(await box()).toHaveProperty('value', '');
    await userEvent.type(await box(), 'malmo 499');
    await userEvent.tab();
    expect(outcome()).toBe('"v498"');
  });

  test('an emptied box is no answer', async () => {
    render(<FieldStory schema={{ ...CITY, default: 'v3' }} />);
    expect(await box()).toHaveProperty('value', 'Düsseldorf 4');
    await userEvent.clear(await box());
    await userEvent.tab();
    expect(outcome()).toBe('nothing');
    expect(await box()).toHaveProperty('value', '');
  });

  test('Clear takes the choice back and hands the focus to the box', async () => {
    render(<FieldStory schema={{ ...CITY, default: 'v3' }} />);
    await box();
    await userEvent.click(screen.getByRole('button', { name: 'Clear City' }));
    expect(outcome()).toBe('nothing');
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
  });

  test('the Enter that ends a composition chooses nothing', async () => {
    render(<FieldStory schema={CITY} />);
    await userEvent.click(await box());
    await cdp().send('Input.imeSetComposition', { text: 'kra', selectionStart: 3, selectionEnd: 3 });
    await pointsAt('Kraków 8');
    await cdp().send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      windowsVirtualKeyCode: 229,
      key: 'Process',
      code: 'Enter',
    });
    expect(outcome()).toBe('nothing');
    await cdp().send('Input.insertText', { text: 'kra' });
    await userEvent.keyboard('{Enter}');
    expect(outcome()).toBe('"v7"');
  });

  test('a mouse that rests where rows come, move and go points at none of them', async () => {
    render(<FieldStory schema={CITY} />);
    const element = await box();
    const { left, bottom } = element.getBoundingClientRect();
    await mouse('mouseMoved', { x: left + 60, y: bottom + 54 });
    element.focus();
    await userEvent.keyboard('malmo 49');
    // The browser has told of the row that came below the mouse.
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Malmö 499' }).matches(':hover')).toBe(true),
    );
    await pointsAt('Malmö 49');
    await userEvent.keyboard('9');
    // And that it went, as it is the first now.
    await waitFor(() => expect(screen.getByRole('listbox').matches(':hover')).toBe(false));
    await pointsAt('Malmö 499');
    await userEvent.keyboard('{Enter}');
    expect(outcome()).toBe('"v498"');
  });

  test('a mouse that moves points at the row below it, and at none outside of the list', async () => {
    render(<FieldStory schema={CITY} />);
    const element = await box();
    (await box()).focus();
    await userEvent.keyboard('{ArrowDown}');
    await pointsAt('Århus 1');
    const third = screen.getAllByRole('option')[2]!;
    await mouse('mouseMoved', third);
    await pointsAt(third.textContent);
    await mouse('mouseMoved', element);
    await waitFor(async () => expect(await pointedAt()).toBe(null));
  });
});

describe('several of many', () => {
  test('stays open, ticks in the order of the schema, and shows what was chosen', async () => {
    render(<FieldStory schema={CITIES} />);
    await userEvent.type(await box(), 'zurich');
    await pointsAt('Zürich 10');
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowUp}{Enter}');
    expect(await isOpen()).toBe(true);
    expect(outcome()).toBe('["v9","v19"]');
    expect(screen.getByRole('option', { name: 'Zürich 10' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Zürich 20' }));
    expect(outcome()).toBe('["v9"]');
    expect(document.activeElement).toBe(await box());
  });

  test('C-10: taking the last one out by hand is the empty list, Clear is no answer', async () => {
    render(<FieldStory schema={{ ...CITIES, default: ['v2'] }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Córdoba 3' }));
    expect(outcome()).toBe('[]');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Cities' }));
    expect(outcome()).toBe('nothing');
  });
});

describe('a press on what stands below an open list', () => {
  function WithBelow({ schema }: { readonly schema: Parameters<typeof FieldStory>[0]['schema'] }): ReactNode {
    return (
      <>
        <FieldStory schema={schema} />
        <input type="checkbox" aria-label="Below" />
        <p>Nothing to press</p>
      </>
    );
  }
  const below = (): HTMLInputElement => screen.getByRole('checkbox', { name: 'Below' });

  test.each([
    ['several of many', CITIES],
    ['one of many', CITY],
  ])('is not robbed of its click: the list stays until the release (%s)', async (_, schema) => {
    render(<WithBelow schema={schema} />);
    await userEvent.type(await box(), 'zurich 490');
    await pointsAt('Zürich 490');
    const before = below().getBoundingClientRect().top;
    await mouse('mousePressed', below());
    expect(document.activeElement).toBe(below());
    expect(await isOpen()).toBe(true);
    expect(below().getBoundingClientRect().top).toBe(before);
    await mouse('mouseReleased', below());
    await waitFor(async () => expect(await isOpen()).toBe(false));
    expect(below().checked).toBe(true);
    expect(below().getBoundingClientRect().top).toBeLessThan(before);
  });

  test('is not robbed of it with a finger', async () => {
    render(<WithBelow schema={CITIES} />);
    await userEvent.type(await box(), 'zurich 490');
    await pointsAt('Zürich 490');
    await tap(below());
    await waitFor(() => expect(below().checked).toBe(true));
    await waitFor(async () => expect(await isOpen()).toBe(false));
  });

  test('closes the list when the release is somewhere else, or outside of the window', async () => {
    render(<WithBelow schema={CITIES} />);
    for (const place of [screen.getByText('Nothing to press'), { x: -40, y: -40 }]) {
      await userEvent.click(await box());
      expect(await isOpen()).toBe(true);
      await mouse('mousePressed', below());
      await mouse('mouseReleased', place);
      await waitFor(async () => expect(await isOpen()).toBe(false));
    }
    expect(below().checked).toBe(false);
  });

  test('closes the list when nobody saw the release, as soon as the mouse comes back', async () => {
    render(<WithBelow schema={CITIES} />);
    await userEvent.click(await box());
    const swallow = (event: Event): void => event.stopImmediatePropagation();
    window.addEventListener('mouseup', swallow, { capture: true, once: true });
    await mouse('mousePressed', below());
    below().dispatchEvent(new PointerEvent('pointermove', { bubbles: true, buttons: 1 }));
    expect(await isOpen()).toBe(true);
    below().dispatchEvent(new PointerEvent('pointermove', { bubbles: true, buttons: 0 }));
    await waitFor(async () => expect(await isOpen()).toBe(false));
    await mouse('mouseReleased', below());
    window.removeEventListener('mouseup', swallow, true);
  });

  test('what was typed in full is chosen before the pressed button acts', async () => {
    const seen: (string | null)[] = [];
    render(
      <>
        <FieldStory schema={CITY} />
        <button onClick={() => seen.push(outcome())}>Send</button>
      </>,
    );
    await userEvent.type(await box(), 'malmo 499');
    await pointsAt('Malmö 499');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(seen).toEqual(['"v498"']);
  });
});

test('the button beside the box opens and closes the list, and leaves the focus in the box', async () => {
  render(<FieldStory schema={CITY} />);
  const element = await box();
  await userEvent.click(element);
  await userEvent.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'Show options' });
  await userEvent.click(button);
  expect(await isOpen()).toBe(true);
  expect(document.activeElement).toBe(element);
  await userEvent.click(button);
  expect(await isOpen()).toBe(false);
  expect(document.activeElement).toBe(element);
});

test('inside a dialog, Escape closes the list and only then the dialog', async () => {
  let isAsked = false;
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content
        aria-describedby={undefined}
        onEscapeKeyDown={() => {
          isAsked = true;
        }}
      >
        <Dialog.Title>Question</Dialog.Title>
        <FieldStory schema={CITY} />
      </Dialog.Content>
    </Dialog.Root>,
  );
  await userEvent.click(await box());
  expect(await isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await isOpen()).toBe(false));
  expect(isAsked).toBe(false);
  expect(document.activeElement).toBe(await box());
  await userEvent.keyboard('{Escape}');
  expect(isAsked).toBe(true);
});

test('inside a dialog, an option can be picked with the mouse', async () => {
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Question</Dialog.Title>
        <FieldStory schema={CITY} />
      </Dialog.Content>
    </Dialog.Root>,
  );
  await userEvent.click(await box());
  await userEvent.click(await screen.findByRole('option', { name: 'Belém 2' }));
  expect(outcome()).toBe('"v1"');
  expect(await isOpen()).toBe(false);
});

test('inside a shadow root, an option can be picked with the mouse', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  root.render(<FieldStory schema={CITY} />);
  const find = (selector: string): Promise<HTMLElement> =>
    waitFor(() => {
      const element = shadow.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`${selector} is not there yet`);
      return element;
    });
  await userEvent.click(await find('[role=combobox]'));
  await userEvent.click(await find('[aria-posinset="2"]'));
  await waitFor(async () => expect((await find('output')).textContent).toBe('"v1"'));
  root.unmount();
  host.remove();
});

test('20,000 options: a few rows in the document, and a filter that finds the last one', async () => {
  const schema = { type: 'string', title: 'City', oneOf: [...manyOptions(20_000)] };
  const frame = createRef<HTMLDivElement>();
  render(
    <div ref={frame}>
      <FieldStory schema={schema} />
    </div>,
  );
  const element = await box();
  expect(frame.current?.querySelectorAll('*').length).toBeLessThan(60);
  await userEvent.click(element);
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
  expect(frame.current?.querySelectorAll('*').length).toBeLessThan(200);
  await userEvent.type(element, 'zurich 20000');
  await pointsAt('Zürich 20000');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
