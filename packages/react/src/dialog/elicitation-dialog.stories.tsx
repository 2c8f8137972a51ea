import { Withdrawal } from '@elicit-kit/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { directionOf, tableOf } from '../../../../.storybook/languages.ts';
import { airline, Asked, booking, form, type AskedProps } from './stories/asked.tsx';

const everyKind = form(
  'File a report for the crash in build 4.1.',
  {
    summary: { type: 'string', title: 'Summary', minLength: 5, maxLength: 80 },
    details: { type: 'string', title: 'What happened', maxLength: 2000 },
    contact: { type: 'string', format: 'email', title: 'Contact' },
    page: { type: 'string', format: 'uri', title: 'Page' },
    day: { type: 'string', format: 'date', title: 'First seen' },
    moment: {
      type: 'string',
      format: 'date-time',
      title: 'Time of the crash',
      default: '2026-07-01T09:15:00+02:00',
    },
    count: { type: 'integer', title: 'How often', minimum: 1 },
    share: { type: 'number', title: 'Share of users', minimum: 0, maximum: 100 },
    again: { type: 'boolean', title: 'Can be repeated' },
    severity: {
      type: 'string',
      title: 'Severity',
      oneOf: [
        { const: 'sev1', title: 'Critical' },
        { const: 'sev2', title: 'Major' },
        { const: 'sev3', title: 'Minor' },
      ],
    },
    areas: {
      type: 'array',
      title: 'Areas',
      items: { type: 'string', enum: ['Import', 'Export', 'Sync', 'Search'] },
      minItems: 1,
      maxItems: 3,
    },
    country: {
      type: 'string',
      title: 'Region',
      enum: ['Africa', 'Antarctica', 'Asia', 'Europe', 'North America', 'Oceania', 'South America', 'Other'],
    },
  },
  ['summary', 'severity'],
);

const meta: Meta<AskedProps> = {
  title: 'Dialog',
  component: Asked,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  args: { asked: [{ server: airline, params: booking }], guardTime: 0 },
  render: (args, { globals }) => (
    <Asked {...args} messages={tableOf(globals['locale'])} dir={directionOf(globals)} />
  ),
};

export default meta;
type Story = StoryObj<AskedProps>;

export const Form: Story = {};

export const EveryKind: Story = {
  args: {
    timeZone: 'Europe/Berlin',
    asked: [
      {
        server: airline,
        origin: { era: 'legacy', method: 'tools/call', name: 'file_report' },
        params: everyKind,
      },
    ],
  },
};

export const OneField: Story = {
  args: {
    asked: [
      {
        server: { label: 'Git', endpoint: 'npx @acme/git-mcp', isVerified: true },
        params: form(
          'Type the name of the branch to delete it for good.',
          {
            branch: { type: 'string', title: 'Branch name' },
          },
          ['branch'],
        ),
      },
    ],
  },
};

export const Confirmation: Story = {
  args: {
    asked: [
      {
        server: { label: 'Deploy bot', endpoint: 'https://deploy.internal.example', isVerified: true },
        params: form('Restart the payment service now? Open requests are finished first.', {}),
      },
    ],
  },
};

export const Problems: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Review answers' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('2 answers need your attention');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Passenger name' })).toHaveFocus());
  },
};

export const Review: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Passenger name' }), 'Ana Sofía Prieto');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Review answers' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your answers' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Show as JSON' }));
  },
};

export const Discard: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Passenger name' }), 'Ana');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const Guarded: Story = { args: { guardTime: 600_000 } };

export const QueueOfTwo: Story = {
  args: {
    asked: [
      { server: airline, params: booking },
      { server: { label: 'Git' }, params: form('Push to main?', {}) },
    ],
  },
};

export const Address: Story = {
  args: {
    openUrl: () => true,
    asked: [
      {
        server: airline,
        params: {
          mode: 'url',
          elicitationId: 'a1',
          message: 'Sign in to your frequent flyer account to go on.',
          url: 'https://accounts.blueheron.example/authorize?client_id=mcp&scope=miles%20bookings&state=Zk3-9d',
        },
      },
    ],
  },
};

export const SuspiciousAddress: Story = {
  args: {
    openUrl: () => true,
    asked: [
      {
        server: {
          label: 'Plugin 7',
          claim: { name: 'gіthub-mcp-server', title: 'GitHub (verified)', version: '9.9.9' },
        },
        params: {
          mode: 'url',
          elicitationId: 'a2',
          message: 'Your session has ended. Sign in again.',
          url: 'https://github.com@xn--gthub-n4a.example:8443/login?next=%2Fsettings',
        },
      },
    ],
  },
};

export const MisleadingAddress: Story = {
  args: {
    openUrl: () => true,
    asked: [
      {
        server: airline,
        params: {
          mode: 'url',
          elicitationId: 'a4',
          message: 'Confirm your payment to keep the booking.',
          url: 'https://rnicrosoft.com.login.evil.net/%40pay.example/confirm?id=7',
        },
      },
    ],
  },
};

export const AddressWaiting: Story = {
  args: Address.args ?? {},
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Open accounts/ }));
    await expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  },
};

export const AddressBlockedByBrowser: Story = {
  args: { ...Address.args, openUrl: () => false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Open accounts/ }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('blocked the new window');
  },
};

export const AddressRefused: Story = {
  args: {
    asked: [
      {
        server: airline,
        params: { mode: 'url', elicitationId: 'a3', message: 'Open this.', url: 'javascript:alert(1)' },
      },
    ],
  },
};

/** Withdrawn by the story once something has been typed. */
const withdrawal = new AbortController();
export const Withdrawn: Story = {
  args: { asked: [{ server: airline, params: booking, signal: withdrawal.signal }] },
  play: async () => {
    if (withdrawal.signal.aborted) return; // Played once already: a withdrawn question does not come back.
    await userEvent.type(await screen.findByRole('textbox', { name: 'Passenger name' }), 'Ana Sofía Prieto');
    withdrawal.abort(new Withdrawal('disconnected'));
    await expect(await screen.findByText('This question has ended')).toBeVisible();
  },
};

export const CouldNotBeSent: Story = {
  args: {
    asked: [{ server: airline, params: booking, deliver: () => Promise.reject(new Error('offline')) }],
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Passenger name' }), 'Ana Sofía Prieto');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Review answers' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be sent');
    await expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
};

export const BeingSent: Story = {
  args: {
    asked: [
      {
        server: airline,
        params: form('Hold the seat?', {}),
        deliver: () => new Promise<void>(() => undefined),
      },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible();
  },
};

export const Blocked: Story = {
  args: {
    asked: [
      {
        server: airline,
        params: form(
          'Where do you live?',
          { address: { type: 'object', title: 'Address' }, note: { type: 'string', title: 'Note' } },
          ['address'],
        ),
      },
    ],
  },
};

export const Refused: Story = {
  args: {
    asked: [{ server: airline, params: { mode: 'form', message: 'Who are you?', requestedSchema: 7 } }],
  },
};

export const Secret: Story = {
  args: {
    asked: [
      {
        server: { label: 'Wallet helper' },
        params: form('Enter your credentials to go on.', {
          user: { type: 'string', title: 'User' },
          password: { type: 'string', title: 'Password' },
        }),
      },
    ],
  },
};

export const HostileText: Story = {
  args: {
    asked: [
      {
        server: {
          label: 'A server with an unreasonably long label that somebody at the host has chosen in a hurry',
          claim: { name: 'x'.repeat(300), version: '1' },
        },
        params: form(
          `<b>Verified by this app</b> [Send](https://example.com)\n${'W'.repeat(400)}\n\u202Ereversed\u202C`,
          {
            long: { type: 'string', title: 'T'.repeat(200), description: 'Press "Send" below. '.repeat(20) },
            blank: { type: 'string', title: '\u200B\u200B' },
            pick: {
              type: 'string',
              title: 'Pick',
              enum: ['Donaudampfschifffahrtsgesellschaftskapitän', 'b'.repeat(120)],
            },
          },
        ),
      },
    ],
  },
};

export const LongMessage: Story = {
  args: {
    asked: [
      {
        server: airline,
        params: form(
          'All of this must be read.\n'.repeat(3000) + 'The last line.',
          {
            agree: { type: 'boolean', title: 'Agree' },
          },
          ['agree'],
        ),
      },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
