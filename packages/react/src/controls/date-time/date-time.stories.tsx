import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';

const meta: Meta<typeof FieldStory> = {
  title: 'Controls/Date and time',
  component: FieldStory,
  args: { schema: { type: 'string', format: 'date-time', title: 'Departure' } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Europe/Berlin')).toBeVisible();
  },
};

/** Came with an offset of its own, and leaves as it came while nobody touches it. */
export const Default: Story = {
  args: {
    schema: { type: 'string', format: 'date-time', title: 'Departure', default: '2026-07-01T09:15:00+05:30' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2026-07-01T09:15:00+05:30')).toBeVisible();
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('"2026-07-01T09:15:00+05:30"');
  },
};

export const Filled: Story = {
  args: { typed: { local: '2026-07-01T09:15' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2026-07-01T09:15:00+02:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change time zone' }));
    const zones = canvas.getByRole('combobox', { name: 'Change time zone' });
    await expect(zones).toHaveFocus();
    await userEvent.selectOptions(zones, 'Asia/Tokyo');
    await expect(await canvas.findByText('2026-07-01T09:15:00+09:00')).toBeVisible();
    await userEvent.tab();
  },
};

/** Clocks set back: the time comes twice, and the person says which one is meant. */
export const Overlap: Story = {
  args: { typed: { local: '2026-10-25T02:30' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2026-10-25T02:30:00+02:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /second/ }));
    await expect(await canvas.findByText('2026-10-25T02:30:00+01:00')).toBeVisible();
  },
};

/** Clocks set forward: the time does not exist. */
export const Gap: Story = {
  args: { typed: { local: '2026-03-29T02:30' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/set forward/)).toBeVisible();
  },
};

export const GapInvalid: Story = { args: { typed: { local: '2026-03-29T02:30' }, isInvalid: true } };

export const WithSeconds: Story = { args: { typed: { local: '2026-07-01T09:15:30.250' } } };

export const Invalid: Story = { args: { isRequired: true, isInvalid: true } };

export const ReadOnly: Story = { args: { typed: { local: '2026-07-01T09:15' }, isReadOnly: true } };
