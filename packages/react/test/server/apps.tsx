import { createElicitationQueue, type ElicitationQueue } from '@elicit-kit/core';
import { StrictMode, type ReactNode } from 'react';
import { Elicitation, ElicitationDialog, ElicitationProvider } from '../../src/index.ts';

/** What waits when the page is made, with every kind of field. A server's queue and the browser's are two, filled alike. */
export const questions = {
  'no question': null,
  'a form': {
    mode: 'form',
    message: 'Where should the parcel go?',
    requestedSchema: {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name', default: 'Ana' },
        seats: { type: 'integer', title: 'Seats', minimum: 1 },
        gift: { type: 'boolean', title: 'As a gift' },
        day: { type: 'string', format: 'date', title: 'Day' },
        at: { type: 'string', format: 'date-time', title: 'At' },
        meal: { type: 'string', title: 'Meal', enum: ['standard', 'vegan'] },
        city: { type: 'string', title: 'City', enum: names('City', 40) },
        tags: { type: 'array', title: 'Tags', items: { enum: names('Tag', 14) } },
        notes: { type: 'array', title: 'Notes', items: { type: 'string' } },
      },
      required: ['name'],
    },
  },
  'an address': { mode: 'url', elicitationId: 'x', message: 'Sign in.', url: 'https://example.com/login' },
} as const;

export const apps = { dialog: DialogApp, parts: PartsApp } as const;

export interface Page {
  readonly app: keyof typeof apps;
  readonly question: keyof typeof questions;
}

export const pages: readonly Page[] = (['dialog', 'parts'] as const).flatMap((app) =>
  (['no question', 'a form', 'an address'] as const).map((question) => ({ app, question })),
);

export function pageElement({ app, question }: Page): ReactNode {
  const App = apps[app];
  const queue = createElicitationQueue();
  const params = questions[question];
  if (params !== null) void queue.ask({ server: { label: 'Acme' }, params });
  return (
    <StrictMode>
      <ElicitationProvider guardTime={0} timeZone="Europe/Berlin">
        <App queue={queue} />
      </ElicitationProvider>
    </StrictMode>
  );
}

interface AppProps {
  readonly queue: ElicitationQueue;
}

function DialogApp({ queue }: AppProps): ReactNode {
  return (
    <main>
      <ElicitationDialog queue={queue} />
    </main>
  );
}

/** A host that draws a question in its page, with every part, on the server already. */
function PartsApp({ queue }: AppProps): ReactNode {
  const { current } = queue.getSnapshot();
  if (!current) return null;
  return (
    <Elicitation.Root queue={queue} entry={current}>
      <Elicitation.Form>
        <Elicitation.Mark />
        <Elicitation.Title />
        <Elicitation.QueuePosition />
        <Elicitation.Close />
        <Elicitation.Withdrawn />
        <Elicitation.UrlStatus />
        <Elicitation.Server />
        <Elicitation.Message />
        <Elicitation.Blocked />
        <Elicitation.Notices />
        <Elicitation.Url />
        <Elicitation.CopyUrl />
        <Elicitation.Summary />
        <Elicitation.Fields />
        <Elicitation.Review />
        <Elicitation.Back />
        <Elicitation.CopyAnswers />
        <Elicitation.Decline />
        <Elicitation.StopWaiting />
        <Elicitation.OpenAgain />
        <Elicitation.Continue />
        <Elicitation.Accept />
        <Elicitation.Done />
        <Elicitation.CheckAgain />
      </Elicitation.Form>
      <Elicitation.Discard />
    </Elicitation.Root>
  );
}

function names(word: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${word} ${index}`);
}
