/** Why a connection or a call failed. Words come from the text table, by this code. */
export type FailureCode =
  | 'unreachable'
  | 'no-connection'
  | 'not-started'
  | 'timed-out'
  | 'sign-in'
  | 'not-found'
  | 'disconnected'
  | 'bad-question'
  | 'server-error'
  | 'not-understood';

export interface Failure {
  readonly code: FailureCode;
  /** What the server or the library said, for people who look closer. May be empty. Server text. */
  readonly detail: string;
}

const MAXIMUM_DETAIL = 400;

/** Sorts whatever was thrown. Never throws itself. */
export function toFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error, message);
  // Our own words for it say all there is to say.
  return { code, detail: code === 'disconnected' ? '' : message.slice(0, MAXIMUM_DETAIL) };
}

function codeOf(error: unknown, message: string): FailureCode {
  if (error instanceof ConnectionLost) return 'disconnected';
  const name = error instanceof Error ? error.name : '';
  if (name === 'RoundError') return 'bad-question';
  if (name === 'CallEndedError')
    return readMember(error, 'reason') === 'timed-out' ? 'timed-out' : 'disconnected';
  // Browsers say no more than "failed to fetch" about refused connections, names that do not resolve and CORS alike.
  // Node adds a cause, with the code of the system.
  for (const cause of chain(error)) {
    if (cause instanceof TypeError && /fetch|network/i.test(cause.message))
      return typeof readMember(readMember(cause, 'cause'), 'code') === 'string'
        ? 'no-connection'
        : 'unreachable';
    if (/^spawn\b/.test(String(readMember(cause, 'syscall')))) return 'not-started';
  }
  const status = statusOf(error);
  if (status === 401 || status === 403) return 'sign-in';
  if (status === 404 || status === 405) return 'not-found';
  const code = readMember(error, 'code');
  if (code === 'REQUEST_TIMEOUT' || /timed? ?out/i.test(message)) return 'timed-out';
  if (code === 'CONNECTION_CLOSED' || code === 'NOT_CONNECTED') return 'disconnected';
  return typeof code === 'number' ? 'server-error' : 'not-understood';
}

/** The person gave the call up in the dialog, or goes on with it in another tab: that is no failure. */
export function isGivenUp(error: unknown): boolean {
  const reason = readMember(error, 'name') === 'CallEndedError' ? readMember(error, 'reason') : null;
  return reason === 'caller-cancelled' || reason === 'elsewhere';
}

/** Nobody answers at the address of the server, as far as that can be told. */
export function isUnreachable({ code }: Failure): boolean {
  return code === 'unreachable' || code === 'no-connection';
}

/** Thrown into calls that were running when their server went away. */
export class ConnectionLost extends Error {
  constructor() {
    super('The connection to the server was lost.');
    this.name = 'ConnectionLost';
  }
}

function* chain(error: unknown): Generator {
  let current = error;
  for (let depth = 0; depth < 5 && current !== undefined && current !== null; depth += 1) {
    yield current;
    current = readMember(current, 'cause') ?? readMember(readMember(current, 'data'), 'cause');
  }
}

function statusOf(error: unknown): number | null {
  const status = readMember(error, 'status') ?? readMember(readMember(error, 'data'), 'status');
  return typeof status === 'number' ? status : null;
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
