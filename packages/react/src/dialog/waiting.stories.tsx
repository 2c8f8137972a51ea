import {
  createElicitationQueue,
  type ElicitationQueue,
  type PageProgress,
  type WaitingPage,
} from '@elicit-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { tableOf } from '../../../../.storybook/languages.ts';
import { ElicitationDialog, type ElicitationDialogProps } from './elicitation-dialog.tsx';
import { airline } from './stories/asked.tsx';

const PAGE: WaitingPage = {
  server: { label: airline.label, endpoint: airline.endpoint },
  request: {
    mode: 'url',
    message: 'To charge the fare, we need you to confirm your card with the bank.',
    url: 'https://pay.blueheron.example/confirm?order=7f3c2a',
    elicitationId: 'card',
  },
  era: 'legacy',
  callName: 'book-seat',
  consentedAt: 0,
};

interface WaitingProps extends Omit<ElicitationDialogProps, 'queue'> {
  /** What the transport says after consent; null for a page that was found again after a reload. */
  readonly progress: PageProgress['name'] | null;
  /** Whether the server can be asked now. */
  readonly canCheck: boolean;
}

/** A page that was opened. Whoever asks the server hears a moment later that it is done. */
function Waiting({ progress, canCheck, ...props }: WaitingProps): ReactNode {
  const [queue] = useState(() => withPage(progress, canCheck));
  return <ElicitationDialog queue={queue} {...props} />;
}

function withPage(progress: PageProgress['name'] | null, canCheck: boolean): ElicitationQueue {
  const kept = progress === null ? [PAGE] : [];
  const queue = createElicitationQueue({ waitingStore: { load: () => kept, save: () => undefined } });
  if (progress === null) return queue;
  void queue.ask({
    server: airline,
    origin: { era: 'modern', method: 'tools/call', name: PAGE.callName ?? undefined },
    params: PAGE.request,
    follow: (tell) => tell(progressOf(progress, canCheck, tell)),
  });
  queue.settle(queue.getSnapshot().current?.id ?? 'q0', { action: 'accept' });
  return queue;
}

function progressOf(
  name: PageProgress['name'],
  canCheck: boolean,
  tell: (progress: PageProgress) => void,
): PageProgress {
  if (name === 'ended') return { name, reason: 'call-failed' };
  if (name === 'done' || name === 'gone') return { name };
  const abandon = (): void => undefined;
  const recheck = (): void => {
    tell({ name: 'checking', abandon });
    setTimeout(() => tell({ name: 'done' }), 1000);
  };
  return { name, abandon, recheck: canCheck ? recheck : undefined };
}

const meta: Meta<WaitingProps> = {
  title: 'Waiting for a page',
  component: Waiting,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: { progress: 'open', canCheck: false, guardTime: 0, openUrl: () => true },
  render: (args, { globals }) => <Waiting {...args} messages={tableOf(globals['locale'])} />,
};

export default meta;
type Story = StoryObj<WaitingProps>;

export const Opened: Story = {};

export const WithCheckAgain: Story = { args: { canCheck: true } };

export const NotFinishedYet: Story = {
  args: { progress: 'not-done', canCheck: true },
  play: async ({ globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return;
    await expect(await screen.findByText('The server says that this is not finished yet.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const CheckedAgain: Story = {
  args: { progress: 'not-done', canCheck: true },
  play: async ({ globals }) => {
    if (globals['locale'] !== undefined && globals['locale'] !== 'en') return;
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await expect(await screen.findByText('Checking…')).toBeVisible();
    await waitFor(() => expect(screen.getByText('The server says that this is finished')).toBeVisible(), {
      timeout: 10_000,
    });
  },
};

export const Checking: Story = { args: { progress: 'checking' } };

export const FoundAgainAfterAReload: Story = { args: { progress: null } };

export const CallFailed: Story = { args: { progress: 'ended' } };
