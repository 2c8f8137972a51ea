import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';
import { LONG_TEXT } from '../stories/story-schemas.ts';

const meta: Meta<typeof FieldStory> = {
  title: 'Controls/List',
  component: FieldStory,
  args: { schema: { type: 'array', title: 'Guests', items: { type: 'string' } } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Empty: Story = {};

export const Default: Story = {
  args: { schema: { type: 'array', title: 'Guests', items: { type: 'string' }, default: ['Kim', 'Robin'] } },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add entry' }));
    await expect(canvas.getByRole('textbox', { name: 'Entry 1' })).toHaveFocus();
    await userEvent.keyboard('Kim');
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    await userEvent.keyboard('Robin');
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('["Kim","Robin"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove entry 1' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('["Robin"]');
    await expect(canvas.getByRole('textbox', { name: 'Entry 1' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: {
    schema: { type: 'array', title: 'Guests', items: { type: 'string' }, uniqueItems: true },
    typed: { items: ['Kim', 'Kim'], isAnswered: true },
    isInvalid: true,
  },
};

export const ReadOnly: Story = {
  args: { typed: { items: ['Kim', 'Robin'], isAnswered: true }, isReadOnly: true },
};

export const LongText: Story = {
  args: {
    schema: { type: 'array', title: LONG_TEXT, items: { type: 'string' } },
    typed: { items: [LONG_TEXT], isAnswered: true },
  },
};
