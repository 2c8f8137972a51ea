import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';
import { LONG_TEXT } from '../stories/story-schemas.ts';

const meta: Meta<typeof FieldStory> = {
  title: 'Controls/Boolean',
  component: FieldStory,
  args: { schema: { type: 'boolean', title: 'Window seat' } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Window seat' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'No' })).not.toBeChecked();
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('nothing');
  },
};

export const Default: Story = { args: { schema: { type: 'boolean', title: 'Window seat', default: true } } };

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('false');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Window seat' }));
    await expect(canvas.getByRole('radio', { name: 'No' })).not.toBeChecked();
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('nothing');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
  },
};

export const Invalid: Story = { args: { isRequired: true, isInvalid: true } };

export const ReadOnly: Story = { args: { typed: { value: false }, isReadOnly: true } };

export const LongText: Story = { args: { schema: { type: 'boolean', title: LONG_TEXT } } };
