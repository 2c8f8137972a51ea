import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';
import { LONG_OPTIONS, LONG_TEXT, manyOptions } from '../stories/story-schemas.ts';

const meta: Meta<typeof FieldStory> = {
  title: 'Controls/Choice',
  component: FieldStory,
  args: { schema: { type: 'string', title: 'Deck', enum: ['Upper', 'Middle', 'Lower'] } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('nothing');
  },
};

export const Default: Story = {
  args: { schema: { type: 'string', title: 'Deck', enum: ['Upper', 'Middle', 'Lower'], default: 'Middle' } },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Lower' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('"Lower"');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Deck' }));
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('nothing');
    await userEvent.click(canvas.getByRole('radio', { name: 'Lower' }));
  },
};

export const Invalid: Story = { args: { isRequired: true, isInvalid: true } };

export const ReadOnly: Story = { args: { typed: { option: 'o1' }, isReadOnly: true } };

export const Descriptions: Story = {
  args: {
    schema: {
      type: 'string',
      title: 'Fare',
      oneOf: [
        { const: 'eco', title: 'Economy', description: 'One piece of hand luggage.' },
        {
          const: 'flex',
          title: 'Flex',
          description: 'Can be changed until an hour before departure, at no charge.',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const economy = within(canvasElement).getByRole('radio', { name: 'Economy' });
    await expect(economy).toHaveAccessibleDescription('One piece of hand luggage.');
  },
};

export const LongOptions: Story = {
  args: { schema: { type: 'string', title: LONG_TEXT, enum: [...LONG_OPTIONS] } },
};

export const NativeList: Story = {
  args: { schema: { type: 'string', title: 'City', oneOf: [...manyOptions(20)] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.selectOptions(list, 'Córdoba 3');
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('"v2"');
    await userEvent.selectOptions(list, '');
    await expect(canvas.getByLabelText('What would leave')).toHaveTextContent('nothing');
  },
};

/** A closed list cuts long names off, so the chosen one stands below in full. */
export const NativeListLongOptions: Story = {
  args: {
    schema: { type: 'string', title: 'Fare', enum: [...LONG_OPTIONS, 'Rail', 'Sea', 'Air', 'Foot', 'Bike'] },
    typed: { option: 'o1' },
  },
};

export const NativeListInvalid: Story = {
  args: {
    schema: { type: 'string', title: 'City', oneOf: [...manyOptions(20)] },
    isRequired: true,
    isInvalid: true,
  },
};

export const NativeListReadOnly: Story = {
  args: {
    schema: { type: 'string', title: 'City', oneOf: [...manyOptions(20)] },
    typed: { option: 'o4' },
    isReadOnly: true,
  },
};
