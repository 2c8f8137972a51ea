import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';
import { LONG_OPTIONS, manyOptions } from '../stories/story-schemas.ts';

const CITIES = manyOptions(500);
const meta: Meta<typeof FieldStory> = {
  title: 'Controls/Picker',
  component: FieldStory,
  args: { schema: { type: 'string', title: 'City', oneOf: [...CITIES] } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Empty: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'City' }));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '500');
  },
};

/** Case and diacritics aside; the first match is one Enter away. */
export const Filter: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('combobox', { name: 'City' });
    await userEvent.type(box, 'zurich 49');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Zürich 490' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Zürich 490');
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('"v489"');
  },
};

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'City' }), 'qqq');
    await expect((await canvas.findAllByText('No option matches'))[0]).toBeVisible();
  },
};

export const Default: Story = {
  args: { schema: { type: 'string', title: 'City', oneOf: [...CITIES], default: 'v7' } },
};

export const Invalid: Story = { args: { isRequired: true, isInvalid: true } };

export const ReadOnly: Story = { args: { typed: { option: 'o7' }, isReadOnly: true } };

export const LongOptions: Story = {
  args: {
    schema: {
      type: 'string',
      title: 'Fare',
      enum: LONG_OPTIONS.flatMap((name) => Array.from({ length: 12 }, (_, i) => `${name} ${i}`)),
    },
    typed: { option: 'o13' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Fare' }));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(2));
  },
};

export const TwentyThousand: Story = {
  args: { schema: { type: 'string', title: 'City', oneOf: [...manyOptions(20_000)] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('combobox', { name: 'City' });
    await userEvent.click(box);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Zürich 20000' })).toBeVisible());
  },
};

const COUNTRIES = {
  type: 'array',
  title: 'Cities',
  items: { anyOf: [...manyOptions(40)] },
  minItems: 1,
  maxItems: 3,
};

export const Several: Story = {
  args: { schema: COUNTRIES },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('combobox', { name: 'Cities' });
    await userEvent.type(box, 'malmo');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(canvas.getByText('2 chosen, 1 to 3 needed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Malmö 9' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('["v18"]');
    await expect(box).toHaveFocus();
  },
};

export const SeveralReadOnly: Story = {
  args: { schema: COUNTRIES, typed: { options: ['o1', 'o3'], isAnswered: true }, isReadOnly: true },
};
