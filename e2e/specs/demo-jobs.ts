import type { DialogModel } from '../models/dialog.ts';
import type { Protocol } from '../models/host.ts';

/** The revisions that the demo server speaks, and the choice in the page that leads to each. */
export const ERAS: readonly (readonly [string, Protocol])[] = [
  ['2026-07-28', 'auto'],
  ['2025-11-25', '2025-11-25'],
];

/** Half an hour beside the others, and with summer time: an offset that is guessed comes out wrong. */
export const DEMO_TIME_ZONE = 'America/St_Johns';

/** A tool of the demo server and a person's answer to it. */
export interface Job {
  readonly tool: string;
  /** Fills the form in, as far as it is needed. */
  readonly fill: (dialog: DialogModel) => Promise<void>;
  /** What leaves, in the order of the form. */
  readonly content: Readonly<Record<string, unknown>>;
  /** `review`: more than one field. `send`: one field is its own review. `confirm`: none. */
  readonly ends: 'review' | 'send' | 'confirm';
}

export const JOBS: readonly Job[] = [
  {
    tool: 'Book a table',
    ends: 'review',
    async fill(dialog) {
      await dialog.fillDate('Date', '2031-05-17');
      await dialog.fillDate('Arrival', '2031-05-17T19:30');
      await dialog.text('Guests').fill('4');
      await dialog.pick('Area', 'Terrace');
    },
    content: { date: '2031-05-17', arrival: '2031-05-17T19:30:00-02:30', guests: 4, area: 'terrace' },
  },
  {
    tool: 'Delete a project',
    ends: 'send',
    async fill(dialog) {
      await dialog.text('Project name').fill('atlas-staging');
    },
    content: { project: 'atlas-staging' },
  },
  {
    tool: 'File a bug report',
    ends: 'review',
    async fill(dialog) {
      await dialog.text('Summary').fill('The map stays grey after a reload');
      await dialog.text('Steps to reproduce').fill('Open the map\nReload');
      await dialog.text('Your e-mail address').fill('ada@example.com');
      await dialog.text('Address of the page').fill('https://example.com/map?x=1#top');
      await dialog.fillDate('First seen on', '2031-01-31');
      await dialog.fillDate('Last seen at', '2031-02-01T08:15');
      await dialog.text('Load time').fill('2.50');
      await dialog.text('Attempts').fill('3');
      await dialog.pick('Can it be reproduced?', 'No');
      await dialog.pick('May we write to you?', 'Yes');
      await dialog.pick('Severity', 'high');
      await dialog.pick('Browser', 'Chromium');
      await dialog.pick('Component', 'User interface');
      await dialog.tick('Platforms', 'windows');
      await dialog.tick('Platforms', 'linux');
      await dialog.tick('Labels', 'Performance');
    },
    content: {
      summary: 'The map stays grey after a reload',
      steps: 'Open the map\nReload',
      contact: 'ada@example.com',
      page: 'https://example.com/map?x=1#top',
      firstSeen: '2031-01-31',
      lastSeen: '2031-02-01T08:15:00-03:30',
      loadTime: 2.5,
      attempts: 3,
      reproducible: false,
      mayContact: true,
      severity: 'high',
      browser: 'cr',
      component: 'ui',
      platforms: ['linux', 'windows'],
      labels: ['a11y', 'perf'],
    },
  },
  {
    tool: 'Choose toppings',
    ends: 'send',
    async fill(dialog) {
      await dialog.tick('Toppings', 'Olives');
      await dialog.tick('Toppings', 'Mozzarella');
    },
    content: { toppings: ['mozzarella', 'olive'] },
  },
  {
    tool: 'Subscribe to the newsletter',
    ends: 'review',
    async fill(dialog) {
      await dialog.part('field').getByRole('button', { name: 'Clear Homepage' }).click();
    },
    content: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      start: '2026-09-01',
      reminder: '2026-09-01T08:30:00+02:00',
      discount: 0.25,
      issues: 12,
      html: false,
      plan: 'free',
      language: 'en',
      topics: ['releases', 'research'],
    },
  },
  {
    tool: 'Restart a service',
    ends: 'confirm',
    fill: () => Promise.resolve(),
    content: {},
  },
];
