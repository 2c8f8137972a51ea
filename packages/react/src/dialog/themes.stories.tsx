import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { tableOf } from '../../../../.storybook/languages.ts';
import { airline, Asked, booking, type AskedProps } from './stories/asked.tsx';

/** Each theme in both colour schemes, with a problem on the screen so that every colour is seen. */
const meta: Meta<AskedProps> = {
  title: 'Themes',
  component: Asked,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  args: { asked: [{ server: airline, params: booking }], guardTime: 0 },
  render: (args, { globals }) => <Asked {...args} messages={tableOf(globals['locale'])} />,
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ana@example');
    await userEvent.click(screen.getByRole('button', { name: 'Review answers' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export default meta;
type Story = StoryObj<AskedProps>;

export const DefaultLight: Story = {};
export const DefaultDark: Story = { globals: { theme: 'dark' } };
export const HighContrastLight: Story = { globals: { skin: 'high contrast' } };
export const HighContrastDark: Story = { globals: { skin: 'high contrast', theme: 'dark' } };
export const ShadcnLight: Story = { globals: { skin: 'shadcn' } };
export const ShadcnDark: Story = { globals: { skin: 'shadcn', theme: 'dark' } };
export const BrandLight: Story = { globals: { skin: 'brand' } };
export const BrandDark: Story = { globals: { skin: 'brand', theme: 'dark' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
