import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FieldStory } from '../stories/field-story.tsx';

const meta: Meta<typeof FieldStory> = {
  title: 'Controls/Unsupported',
  component: FieldStory,
  args: { schema: { type: 'object', title: 'Address', properties: {} } },
  render: (args, { globals }) => <FieldStory {...args} locale={String(globals['locale'])} />,
};
export default meta;
type Story = StoryObj<typeof FieldStory>;

export const NestedObject: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/several answers/)).toBeVisible();
  },
};

export const RemoteReference: Story = { args: { schema: { $ref: 'https://example.com/address.json' } } };
