import { McpServer } from '@modelcontextprotocol/server';
import { registerFormTool } from './ask.ts';
import { bookTable } from './tools/book-table.ts';
import { chooseToppings } from './tools/choose-toppings.ts';
import { confirmRestart } from './tools/confirm-restart.ts';
import { registerConnectAccount, type ConnectAccountOptions } from './tools/connect-account.ts';
import { deleteProject } from './tools/delete-project.ts';
import { fileBugReport } from './tools/file-bug-report.ts';
import { subscribe } from './tools/subscribe.ts';
import { registerSyncCalendars } from './tools/sync-calendars.ts';
import { twoQuestions } from './tools/two-questions.ts';

const FORM_TOOLS = [
  bookTable,
  deleteProject,
  fileBugReport,
  chooseToppings,
  subscribe,
  confirmRestart,
  twoQuestions,
];

/** Builds the MCP server for one session (older eras) or one request (2026-07-28): the same tools in both. */
export function createDemoMcpServer(options: ConnectAccountOptions): McpServer {
  const server = new McpServer(
    {
      name: 'elicit-demo',
      title: 'Elicit Demo',
      version: '1.0.0',
      description: 'One tool per kind of question.',
    },
    { instructions: 'Every tool asks the person something and reports the answer as it came.' },
  );
  for (const tool of FORM_TOOLS) registerFormTool(server, tool);
  registerConnectAccount(server, options);
  registerSyncCalendars(server, options);
  return server;
}
