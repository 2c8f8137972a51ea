import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { FieldStory, type FieldStoryProps } from './stories/field-story.tsx';
import { HOSTILE_NAMES } from './stories/story-schemas.ts';

const outcome = (): string | null => screen.getByLabelText('What would leave').textContent;
const show = (props: FieldStoryProps): void =>
  void render(
    <StrictMode>
      <FieldStory {...props} />
    </StrictMode>,
  );

describe('text', () => {
  test('never trims or rewrites what was typed', async () => {
    show({ schema: { type: 'string', format: 'uri', title: 'Site' } });
    await userEvent.type(screen.getByRole('textbox', { name: 'Site' }), ' HTTPS://Example.com ');
    expect(screen.getByRole('textbox')).toHaveValue(' HTTPS://Example.com ');
  });

  test('offers no correction and no capitals for addresses, and no filling in for secrets', () => {
    show({ schema: { type: 'string', format: 'email', title: 'Email' } });
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAttribute('type', 'text');
    expect(email).toHaveAttribute('inputmode', 'email');
    expect(email).toHaveAttribute('autocapitalize', 'none');
    expect(email).toHaveAttribute('spellcheck', 'false');
    show({ schema: { type: 'string', title: 'Password' } });
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveAttribute('autocomplete', 'off');
  });

  test('becomes a larger box for a text with line breaks, and stays one when they are deleted', async () => {
    show({ schema: { type: 'string', title: 'Note' }, typed: { text: 'a\nb' } });
    const box = screen.getByRole('textbox', { name: 'Note' });
    expect(box.tagName).toBe('TEXTAREA');
    await userEvent.type(box, '{Backspace}{Backspace}c');
    expect(screen.getByRole('textbox')).toBe(box);
    expect(box).toHaveValue('ac');
  });

  test('counts what is left in code points, near the limit only', async () => {
    show({ schema: { type: 'string', title: 'Code', maxLength: 40 } });
    const box = screen.getByRole('textbox', { name: 'Code' });
    await userEvent.type(box, '12345678901234567890');
    expect(box).not.toHaveAccessibleDescription();
    await userEvent.type(box, '1234567890👍👍');
    expect(box).toHaveAccessibleDescription('8 characters left');
  });

  test('C-08: a required text that may be empty can be sent empty, on purpose', async () => {
    show({ schema: { type: 'string', title: 'Suffix' }, isRequired: true, isInvalid: true });
    expect(outcome()).toBe('problem: required');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send as empty text' }));
    expect(outcome()).toBe('""');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Suffix' }));
    expect(outcome()).toBe('problem: required');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test.each<FieldStoryProps['schema']>([
    { type: 'string', title: 'Suffix', minLength: 1 },
    { type: 'string', title: 'Suffix', format: 'email' },
  ])('C-08: does not offer the empty text where %j forbids it', (schema) => {
    show({ schema, isRequired: true, isInvalid: true });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('number', () => {
  test.each([
    ['en', '1,250.5', '1250.5'],
    ['en', ' 7 ', null],
    ['en', '0.10', '0.1'],
    ['en', 'abc', null],
  ])(
    'in %s, %j is kept as typed and shown as it will be sent where that differs',
    async (locale, typed, sent) => {
      show({ schema: { type: 'number', title: 'Amount' }, locale });
      const box = screen.getByRole('textbox', { name: 'Amount' });
      await userEvent.type(box, typed);
      expect(box).toHaveValue(typed);
      if (sent === null) expect(box).not.toHaveAccessibleDescription();
      else expect(box).toHaveAccessibleDescription(`Will be sent as ${sent}`);
    },
  );

  test('arrow keys and pages leave the number alone', async () => {
    show({ schema: { type: 'integer', title: 'Guests' }, typed: { text: '4' } });
    await userEvent.type(screen.getByRole('textbox'), '{ArrowUp}{ArrowUp}{PageDown}');
    expect(screen.getByRole('textbox')).toHaveValue('4');
  });
});

describe('boolean', () => {
  test('asks yes or no, with nothing chosen before somebody chooses', async () => {
    show({ schema: { type: 'boolean', title: 'Consent' }, isRequired: true });
    const group = screen.getByRole('radiogroup', { name: /^Consent/ });
    expect(group).toBeRequired();
    expect(within(group).getAllByRole('radio', { checked: false })).toHaveLength(2);
    expect(outcome()).toBe('problem: required');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(outcome()).toBe('false');
  });

  test('a default can be cleared, by keyboard, and stays cleared', async () => {
    show({ schema: { type: 'boolean', title: 'Consent', default: true } });
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Clear Consent' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    expect(outcome()).toBe('nothing');
  });
});

describe('choice', () => {
  test.each([
    [6, 'radiogroup'],
    [30, 'combobox'],
  ])('with %d options it is a %s, and its native values are minted ids', (count, role) => {
    const { container } = render(
      <FieldStory
        schema={{ type: 'string', title: 'Pick', enum: Array.from({ length: count }, (_, i) => `<b>${i}`) }}
      />,
    );
    expect(screen.getByRole(role, { name: 'Pick' })).toBeVisible();
    for (const element of container.querySelectorAll('[value]')) {
      expect(element.getAttribute('value')).toMatch(/^(o\d+)?$/);
    }
  });

  test('sends the value of the option, not its label', async () => {
    show({
      schema: {
        type: 'string',
        title: 'Deck',
        oneOf: [
          { const: 'b2', title: 'Upper' },
          { const: 'b1', title: 'Lower' },
        ],
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Lower' }));
    expect(outcome()).toBe('"b1"');
  });

  test('says the name and the description of an option apart', () => {
    show({
      schema: {
        type: 'string',
        title: 'Fare',
        oneOf: [{ const: 'e', title: 'Economy', description: 'No luggage' }],
      },
    });
    expect(screen.getByRole('radio', { name: 'Economy' })).toHaveAccessibleDescription('No luggage');
  });

  test('shows the chosen option of a closed list in full when its name is long', () => {
    const long = 'A name of an option that no closed list of 320 pixels could show';
    show({
      schema: { type: 'string', title: 'Fare', enum: [long, 'b', 'c', 'd', 'e', 'f', 'g'], default: long },
    });
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(long);
  });
});

describe('choices', () => {
  const schema = {
    type: 'array',
    title: 'Toppings',
    items: { type: 'string', enum: ['Basil', 'Olives', 'Onion'] },
  };

  test('C-11: keeps the order of the schema, whatever the order of the ticks', async () => {
    show({ schema });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Onion' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Basil' }));
    expect(outcome()).toBe('["Basil","Onion"]');
  });

  test('C-10: unticking all by hand is the empty list, Clear is no answer', async () => {
    show({ schema });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Onion' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Onion' }));
    expect(outcome()).toBe('[]');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Toppings' }));
    expect(outcome()).toBe('nothing');
  });

  test('counts against the limits, aloud', async () => {
    show({ schema: { ...schema, minItems: 1, maxItems: 2 } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Onion' }));
    expect(screen.getByText('1 chosen, 1 to 2 needed')).toHaveAttribute('role', 'status');
  });
});

describe('read only', () => {
  test.each<[string, FieldStoryProps]>([
    ['text', { schema: { type: 'string', title: 'X' }, typed: { text: 'kept' } }],
    ['number', { schema: { type: 'number', title: 'X' }, typed: { text: '12' } }],
    ['date', { schema: { type: 'string', format: 'date', title: 'X' }, typed: { text: '2026-07-01' } }],
  ])('a %s can be read and copied but not edited or cleared', (_, props) => {
    show({ ...props, isReadOnly: true });
    expect(screen.getByLabelText('X')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('X')).not.toBeDisabled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test.each(HOSTILE_NAMES)(
  'the name %j is shown as text and becomes neither id nor name nor markup',
  (name) => {
    const { container } = render(<FieldStory name={name} schema={{ type: 'boolean' }} />);
    expect(container.querySelector('img')).toBeNull();
    for (const element of container.querySelectorAll('[id], [name]')) {
      expect(element.id).not.toContain(name || 'undefined');
      expect(element.getAttribute('name') ?? '').not.toContain(name || 'undefined');
    }
  },
);
