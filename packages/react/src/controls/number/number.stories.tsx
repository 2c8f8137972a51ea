import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';
import { LONG_TEXT } from '../stories/story-schemas.ts';

const meta: Meta<typeof FieldStory> = {
  title: 'Controls/Number',
  component: FieldStory,
  args: { schema: { type: 'integer', title: 'Guests', minimum: 1, maximum: 12 } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'Guests' });
    await expect(box).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Default: Story = {
  args: { schema: { type: 'number', title: 'Tip in percent', default: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Tip in percent' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('nothing');
  },
};

export const Filled: Story = { args: { typed: { text: '4' } } };

export const ReadsDifferently: Story = {
  args: { schema: { type: 'number', title: 'Amount', minimum: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '1,250.50');
    await expect(box).toHaveValue('1,250.50');
    await expect(box).toHaveAccessibleDescription(/1250\.5/);
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('1250.5');
  },
};

export const Invalid: Story = { args: { typed: { text: '13' }, isInvalid: true } };

export const NotExact: Story = {
  args: {
    schema: { type: 'integer', title: 'Account' },
    typed: { text: '9007199254740993' },
    isInvalid: true,
  },
};

export const Rules: Story = {
  args: { schema: { type: 'number', title: 'Price', exclusiveMinimum: 0, multipleOf: 0.01 } },
};

export const ReadOnly: Story = { args: { typed: { text: '4' }, isReadOnly: true } };

export const LongText: Story = {
  args: { schema: { type: 'number', title: LONG_TEXT }, typed: { text: '3.14159265358979' } },
};
