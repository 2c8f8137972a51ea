import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';
import { LONG_OPTIONS, LONG_TEXT } from '../stories/story-schemas.ts';

const TOPPINGS = { type: 'string', enum: ['Basil', 'Capers', 'Olives', 'Onion'] };
const meta: Meta<typeof FieldStory> = {
  title: 'Controls/Choices',
  component: FieldStory,
  args: { schema: { type: 'array', title: 'Toppings', items: TOPPINGS } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Empty: Story = {};

export const Default: Story = {
  args: { schema: { type: 'array', title: 'Toppings', items: TOPPINGS, default: ['Olives'] } },
};

/** Unticking by hand is an answer; Clear takes the answer back. */
export const NoneOfThese: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Onion' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basil' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('["Basil","Onion"]');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Onion' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basil' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('[]');
    await expect(canvas.getByText('None of these')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Toppings' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('nothing');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basil' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basil' }));
  },
};

export const Limits: Story = {
  args: { schema: { type: 'array', title: 'Toppings', items: TOPPINGS, minItems: 1, maxItems: 3 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Capers' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Olives' }));
    await expect(canvas.getByText('2 chosen, 1 to 3 needed')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: {
    schema: { type: 'array', title: 'Toppings', items: TOPPINGS, minItems: 2 },
    typed: { options: ['o0'], isAnswered: true },
    isInvalid: true,
  },
};

export const ReadOnly: Story = {
  args: { typed: { options: ['o0', 'o2'], isAnswered: true }, isReadOnly: true },
};

export const LongOptions: Story = {
  args: { schema: { type: 'array', title: LONG_TEXT, items: { type: 'string', enum: [...LONG_OPTIONS] } } },
};
