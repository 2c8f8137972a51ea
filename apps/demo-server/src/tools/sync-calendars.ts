import {
  inputRequired,
  UrlElicitationRequiredError,
  type CallToolResult,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { actionOf, readAnswer, report } from '../ask.ts';
import type { Connection } from '../connections.ts';
import type { ConnectAccountOptions } from './connect-account.ts';

const CALENDARS = ['work', 'private'] as const;

/**
 * Two pages before anything happens. Clients of 2025-11-25 get error -32042 until both are done, with the notice of each
 * page on the session's own stream; those of 2026-07-28 are asked for what is not done yet.
 */
export function registerSyncCalendars(server: McpServer, options: ConnectAccountOptions): void {
  const config = {
    title: 'Sync two calendars',
    description: 'Needs two pages of this server to be visited first.',
  };
  if (options.era === 'modern') {
    server.registerTool('sync-calendars', config, (context) => askForBoth(context, options));
    return;
  }
  // Each session of the older revisions has a server of its own.
  let pages: readonly Connection[] = [];
  server.registerTool('sync-calendars', config, () => {
    if (pages.length === 0) {
      pages = CALENDARS.map(() => options.connections.open());
      for (const page of pages) notifyWhenDone(server, page);
    }
    const asked = CALENDARS.flatMap((calendar, index) => {
      const page = pages[index];
      if (page === undefined || page.isDone()) return [];
      const url = options.pageFor(page.id);
      return [{ mode: 'url' as const, message: messageFor(calendar), url, elicitationId: page.id }];
    });
    if (asked.length > 0) throw new UrlElicitationRequiredError(asked);
    pages = [];
    return report({ action: 'accept' }, 'Both calendars are in step.');
  });
}

function askForBoth(
  context: ServerContext,
  { connections, pageFor }: ConnectAccountOptions,
): CallToolResult | InputRequiredResult {
  const state = context.mcpReq.requestState<string>();
  const ids = state?.split(' ') ?? [];
  const pages = CALENDARS.map((_, index) => connections.find(ids[index] ?? '') ?? connections.open());
  const answers = CALENDARS.map((calendar) => readAnswer(context, calendar));
  const given = Object.fromEntries(
    CALENDARS.flatMap((calendar, index) => (answers[index] === null ? [] : [[calendar, answers[index]]])),
  );
  if (answers.some((answer) => answer !== null && actionOf(answer) !== 'accept')) {
    return report(given, 'The calendars were not touched.');
  }
  const open = CALENDARS.flatMap((calendar, index) => {
    const page = pages[index];
    return page === undefined || page.isDone() ? [] : [{ calendar, url: pageFor(page.id) }];
  });
  if (open.length === 0) return report(given, 'Both calendars are in step.');
  return inputRequired({
    inputRequests: Object.fromEntries(
      open.map(({ calendar, url }) => [
        calendar,
        inputRequired.elicitUrl({ message: messageFor(calendar), url }),
      ]),
    ),
    requestState: pages.map((page) => page.id).join(' '),
  });
}

function messageFor(calendar: (typeof CALENDARS)[number]): string {
  return `To keep your ${calendar} calendar in step, the demo server needs you to connect its account.`;
}

function notifyWhenDone(server: McpServer, page: Connection): void {
  const notify = server.server.createElicitationCompletionNotifier(page.id);
  // The client may be gone by then; there is nobody left to tell.
  void page.done.then(notify).catch(() => undefined);
}
