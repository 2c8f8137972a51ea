import { createElicitationQueue, type EntryId, type IncomingElicitation } from '@elicit-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, screen, userEvent, within, waitFor } from 'storybook/test';
import { tableOf } from '../../../../.storybook/languages.ts';
import { airline, booking, form } from '../dialog/stories/asked.tsx';
import { useElicitationQueue } from '../hooks/use-elicitation-queue.ts';
import type { ElicitationOptions } from '../provider/elicitation-provider.tsx';
import { ElicitationCard } from './elicitation-card.tsx';

interface ChatProps extends ElicitationOptions {
  readonly asked: readonly IncomingElicitation[];
}

const BUBBLE = {
  inlineSize: 'fit-content',
  maxInlineSize: '34rem',
  padding: '0.625rem 1rem',
  borderRadius: '1rem',
  background: 'var(--elicit-surface-sunken)',
  color: 'var(--elicit-text)',
  font: '400 var(--elicit-text-body) / var(--elicit-line-height) var(--elicit-font)',
};

/** A chat in which a server asks: its list of messages keeps the ids of the questions. */
function Chat({ asked, ...options }: ChatProps): ReactNode {
  const [queue] = useState(() => createElicitationQueue());
  const { entries } = useElicitationQueue(queue);
  const [seen, setSeen] = useState<readonly EntryId[]>([]);
  const fresh = entries.map(({ id }) => id).filter((id) => !seen.includes(id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  useEffect(() => {
    const left = new AbortController();
    for (const incoming of asked) void queue.ask({ ...incoming, signal: left.signal });
    return () => {
      left.abort();
      for (const { id } of queue.getSnapshot().entries) queue.close(id);
      setSeen([]);
    };
  }, [asked, queue]);
  return (
    <main style={{ display: 'grid', gap: '1rem', maxInlineSize: '44rem', margin: '0 auto', padding: '1rem' }}>
      <p style={{ ...BUBBLE, margin: 0, justifySelf: 'end' }}>Book the early flight to Lisbon for me.</p>
      <p style={{ ...BUBBLE, margin: 0 }}>I found BH 204 at 7:10. The airline needs a few details.</p>
      {seen.map((id) => (
        <ElicitationCard key={id} queue={queue} entryId={id} {...options} />
      ))}
    </main>
  );
}

const meta: Meta<ChatProps> = {
  title: 'Card',
  component: Chat,
  parameters: { layout: 'fullscreen' },
  args: { asked: [{ server: airline, params: booking }], guardTime: 0 },
  render: (args, { globals }) => <Chat {...args} messages={tableOf(globals['locale'])} />,
};

export default meta;
type Story = StoryObj<ChatProps>;

export const Open: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('region', { name: 'Blue Heron Air asks for information' }),
    ).toBeVisible();
  },
};
export const OpenDark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Arabic: Story = { globals: { locale: 'ar' } };

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Passenger name' }), 'Ana Sofía Prieto');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Review answers' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your answers' })).toHaveFocus());
}

export const Review: Story = { play: fillIn };

export const Problems: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Review answers' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('2 answers need your attention');
  },
};

export const Answered: Story = {
  play: async () => {
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const receipt = await screen.findByRole('region', { name: 'You answered Blue Heron Air' });
    await userEvent.click(within(receipt).getByText('This is what was sent.'));
    await expect(within(receipt).getByText('Ana Sofía Prieto')).toBeVisible();
  },
};

export const Declined: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await expect(
      await screen.findByRole('region', { name: 'You declined to answer Blue Heron Air' }),
    ).toBeVisible();
  },
};

export const Discard: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Passenger name' }), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Close without answering' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const TwoAtOnce: Story = {
  args: {
    asked: [
      { server: airline, params: form('Hold seat 14C for a day?', {}) },
      {
        server: { label: 'Calendar' },
        params: {
          mode: 'url',
          elicitationId: 'c1',
          message: 'Connect your calendar, so that I can add the flight.',
          url: 'https://calendar.example/connect?client=mcp',
        },
      },
    ],
    openUrl: () => true,
  },
};
