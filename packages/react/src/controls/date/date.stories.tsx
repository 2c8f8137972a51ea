import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';

const meta: Meta<typeof FieldStory> = {
  title: 'Controls/Date',
  component: FieldStory,
  args: { schema: { type: 'string', format: 'date', title: 'Arrival' } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Empty: Story = {};

export const Default: Story = {
  args: { schema: { type: 'string', format: 'date', title: 'Arrival', default: '2026-07-01' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Arrival')).toHaveValue('2026-07-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Arrival' }));
    await expect(canvas.getByLabelText('Arrival')).toHaveValue('');
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('nothing');
  },
};

export const Filled: Story = { args: { typed: { text: '2028-02-29' } } };

export const Invalid: Story = { args: { isRequired: true, isInvalid: true } };

/** A text that is no day of the calendar: shown, not hidden behind an empty control. */
export const NotADay: Story = { args: { typed: { text: '2026-02-30' }, isInvalid: true } };

export const ReadOnly: Story = { args: { typed: { text: '2026-07-01' }, isReadOnly: true } };
