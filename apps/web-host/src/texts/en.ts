import { en as dialog } from '@elicit-kit/core/messages/en';
import type { ArgumentsProblem } from '../host/arguments.ts';
import { configProblem } from './config-problems/en.ts';
import type { Texts } from './texts.ts';

export const en: Texts = {
  locale: 'en',
  dialog,
  title: 'Elicit Kit web host',
  tagline: 'Call tools of MCP servers and answer what they ask.',
  skipToContent: 'Skip to the tools',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },

  backend: {
    tagline: 'The MCP servers are connected in the backend. This page shows what they ask, and answers.',
    listHint: 'From the configuration file of the backend. They stay connected when this page is closed.',
    states: {
      connecting: 'Connecting to the backend…',
      lost: 'No connection to the backend. Trying again; what you typed is kept.',
      outdated: 'The backend has been updated. Load this page anew to go on.',
    },
    reload: 'Load anew',
  },

  config: {
    title: 'Configuration file',
    reload: 'Reload configuration',
    notTaken: 'The configuration file could not be used.',
    notTakenKept: 'The configuration file could not be used. The servers are still those of before.',
    exampleHint: 'Name your servers in the file, in the form that other MCP hosts use, then reload it.',
    problem: configProblem,
  },

  servers: 'Servers',
  noServers: 'No servers yet',
  noServersHint: 'Add the address of an MCP server to see its tools.',
  addServer: 'Add server',
  address: 'Address',
  addressHint: 'For example http://127.0.0.1:4401/mcp',
  name: 'Name',
  nameHint: 'Your own name for it. Without one, the address is used.',
  protocol: 'Protocol',
  protocolFor: (server) => `Protocol for ${server}`,
  protocols: { auto: 'Newest (auto)', '2025-11-25': '2025-11-25 (older)' },
  add: 'Add',
  cancelAdd: 'Cancel',
  addressProblems: {
    empty: 'Enter the address of the server.',
    malformed: 'This is not a complete address. It should look like https://example.com/mcp.',
    scheme: 'Only https addresses work, and http on this computer.',
    insecure: 'Plain http works on this computer only. Use https for this address.',
  },

  connecting: 'Connecting…',
  connected: (revision) => `Connected, ${revision}`,
  failed: 'Not connected',
  disconnected: 'Disconnected',
  claims: (claim) => `Calls itself ${claim}`,
  retry: 'Retry',
  connect: 'Connect',
  disconnect: 'Disconnect',
  remove: 'Remove',
  actionOn: (action, server) => `${action} ${server}`,
  failures: {
    unreachable:
      'The server could not be reached. Check that it runs, that the address is right and that it allows requests from this page (CORS).',
    'no-connection': 'The server could not be reached. Check that it runs and that its address is right.',
    'not-started': 'The program of the server could not be started.',
    'timed-out': 'The server did not answer in time.',
    'sign-in': 'The server asks for a sign-in, which this page does not offer.',
    'not-found': 'There is no MCP server at this address.',
    disconnected: 'The connection to the server was lost.',
    'bad-question': 'The server asked in a way that this page cannot answer.',
    'server-error': 'The server reported an error.',
    'not-understood': 'The server answered in a way that this page does not understand.',
  },
  details: 'Details',

  tools: 'Tools',
  toolsOf: (server) => `Tools of ${server}`,
  loadingTools: 'Loading tools…',
  noTools: 'This server offers no tools.',
  toolsWhenConnected: 'The tools show here once the server is connected.',
  noDescription: 'No description.',
  lastCall: (outcome) => `Last call: ${outcome}`,
  call: 'Call',
  callTool: (tool) => `Call ${tool}`,
  arguments: 'Arguments',
  argumentsOf: (tool) => `Arguments of ${tool} (JSON)`,
  argumentsHint: 'A JSON object. Leave it empty to send none.',
  argumentRequired: 'required',
  argumentsProblem,

  results: 'Results',
  noResults: 'No calls yet',
  noResultsHint: 'Call a tool. What it returns shows here.',
  clear: 'Clear',
  outcomes: {
    running: 'Running',
    done: 'Done',
    'tool-error': 'Tool error',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  cancelCall: 'Cancel',
  cancelCallOf: (tool) => `Cancel ${tool}`,
  onServer: (server) => `on ${server}`,
  sentArguments: 'Arguments',
  structured: 'Structured result',
  structuredOf: (tool) => `Structured result of ${tool}`,
  refused: 'A question of the server was turned away.',
  emptyResult: 'The tool returned nothing.',
  announce: (tool, outcome) => `${tool}: ${outcome}`,

  receipts: 'What was asked and shared',
  receiptsHint: 'Names only, kept in this browser. Answers are never kept.',
  noReceipts: 'No questions yet',
  noReceiptsHint: 'When a server asks you something, how it ended shows here.',
  clearReceipts: 'Clear record',
  allReceipts: (count) => `Show all (${count})`,
  fewerReceipts: 'Show fewer',
  asked: 'Asked',
  askedKinds: { form: 'A form', url: 'To open a page', refused: 'A question that could not be shown' },
  askedTool: 'Tool',
  askedHost: 'Page on',
  shared: 'Shared',
  sharedNothing: 'Nothing',
  sharedMore: (count) => `and more: ${count}`,
  listSeparator: ', ',
  unnamed: '(no visible name)',
  ends: {
    accept: 'Accepted',
    decline: 'Declined',
    cancel: 'Closed unanswered',
    withdrawn: 'Ended unanswered',
    refused: 'Turned away',
  },
  endReason: 'Why',
  endReasons: {
    'server-cancelled': 'The server took it back.',
    'timed-out': 'Time ran out.',
    disconnected: 'The server was disconnected.',
    'caller-cancelled': 'The call was cancelled.',
    'call-failed': 'The call failed.',
    elsewhere: 'The question was taken up in another window.',
    'host-closed': 'This page ended it.',
    policy: 'By a rule of this page.',
  },
};

function argumentsProblem(problem: ArgumentsProblem): string {
  switch (problem.code) {
    case 'not-json':
      return 'This is not valid JSON. Check quotes, commas and brackets.';
    case 'not-an-object':
      return 'Arguments are a JSON object, in curly brackets.';
    case 'missing':
      return `The tool requires “${problem.name}”.`;
  }
}
