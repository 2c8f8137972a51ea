import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';
import { HOSTILE_NAMES, LONG_TEXT } from '../stories/story-schemas.ts';

const meta: Meta<typeof FieldStory> = {
  title: 'Controls/Text',
  component: FieldStory,
  args: { schema: { type: 'string', title: 'Nickname', description: 'Shown to the other guests.' } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Empty: Story = {};

export const Default: Story = {
  args: { schema: { type: 'string', title: 'Nickname', default: 'Robin' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Nickname' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('nothing');
  },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), ' Kim ');
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('" Kim "', {
      normalizeWhitespace: false,
    });
  },
};

export const Invalid: Story = {
  args: {
    schema: { type: 'string', title: 'Email', format: 'email' },
    typed: { text: 'robin.example.com' },
    isInvalid: true,
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(box).toHaveAttribute('type', 'text');
    await expect(box).toHaveAttribute('inputmode', 'email');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/@/);
  },
};

export const ReadOnly: Story = { args: { typed: { text: 'Robin' }, isReadOnly: true } };

export const EmptyAsAnswer: Story = {
  args: {
    schema: { type: 'string', title: 'Second line of the address' },
    isRequired: true,
    isInvalid: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('required');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send as empty text' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('""');
  },
};

export const NearTheLimit: Story = {
  args: {
    schema: { type: 'string', title: 'Headline', maxLength: 20 },
    typed: { text: 'Harbour festival 👨‍👩‍👧' },
  },
};

export const OverTheLimit: Story = {
  args: {
    schema: { type: 'string', title: 'Headline', maxLength: 20 },
    typed: { text: 'Harbour festival with music' },
    isInvalid: true,
  },
};

export const ManyLines: Story = {
  args: {
    schema: { type: 'string', title: 'What happened', maxLength: 2000 },
    typed: { text: 'First I opened the page.\nThen it closed itself.' },
  },
};

export const Secret: Story = {
  args: { schema: { type: 'string', title: 'API key' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAttribute('autocomplete', 'off');
  },
};

export const LongText: Story = {
  args: { schema: { type: 'string', title: LONG_TEXT, description: LONG_TEXT }, typed: { text: LONG_TEXT } },
};

export const RightToLeftText: Story = {
  args: { schema: { type: 'string', title: 'الاسم' }, typed: { text: 'ليلى (Layla)' } },
};

export const HostileNames: Story = {
  args: { schema: { type: 'string' } },
  render: (args, { globals }) => (
    <>
      {HOSTILE_NAMES.map((name) => (
        <FieldStory key={name} {...args} name={name} locale={String(globals['locale'])} />
      ))}
    </>
  ),
};
