import type { ConfigProblem, ServerProblem } from '../src/host/config-view.ts';

/** A server that the backend connects to, as its configuration says. */
export type ConfiguredServer = {
  /** The key in the configuration: leads everywhere. */
  readonly name: string;
} & (
  | {
      readonly kind: 'command';
      readonly command: string;
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
      /** As written; relative to the folder of the configuration. */
      readonly cwd: string | null;
    }
  | { readonly kind: 'url'; readonly url: string; readonly headers: Readonly<Record<string, string>> }
);

export type ConfigResult =
  | { readonly ok: true; readonly servers: readonly ConfiguredServer[] }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

const MAXIMUM_SERVERS = 50;
const MAXIMUM_NAME = 100;

type Json = Readonly<Record<string, unknown>>;
type Say = (problem: ServerProblem) => void;

/**
 * Reads `{ "mcpServers": { "Name": { "command", "args", "env", "cwd" } | { "url", "headers" } } }`, the format that most
 * hosts share. Members that are not known are left alone, as other hosts have their own.
 */
export function readConfig(text: string): ConfigResult {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { ok: false, problems: [{ code: 'not-json', detail: (error as Error).message }] };
  }
  const list = isRecord(value) && Object.hasOwn(value, 'mcpServers') ? value['mcpServers'] : undefined;
  if (!isRecord(list)) return { ok: false, problems: [{ code: 'no-servers' }] };
  const entries = Object.entries(list);
  const problems: ConfigProblem[] = [];
  if (entries.length > MAXIMUM_SERVERS) problems.push({ code: 'too-many', most: MAXIMUM_SERVERS });
  const servers = entries.flatMap(([name, entry]) => readServer(name, entry, problems));
  return problems.length === 0 ? { ok: true, servers } : { ok: false, problems };
}

function readServer(name: string, entry: unknown, problems: ConfigProblem[]): ConfiguredServer[] {
  const before = problems.length;
  const say: Say = (problem) => void problems.push({ server: name, ...problem });
  if (name.trim() === '' || name.length > MAXIMUM_NAME) say({ code: 'name', longest: MAXIMUM_NAME });
  if (!isRecord(entry)) {
    say({ code: 'not-an-object' });
    return [];
  }
  const member = (key: string): unknown => (Object.hasOwn(entry, key) ? entry[key] : undefined);
  const command = member('command');
  const url = member('url');
  if ((command === undefined) === (url === undefined)) {
    say({ code: 'neither-or-both' });
    return [];
  }
  if (member('type') === 'sse') say({ code: 'sse' });
  if (url !== undefined) {
    const headers = readTexts(member('headers'), 'headers', say);
    if (typeof url !== 'string') {
      say({ code: 'url-text' });
      return [];
    }
    const problem = urlProblem(url);
    if (problem !== null) say({ code: problem });
    return problems.length === before ? [{ name, kind: 'url', url, headers }] : [];
  }
  const args = member('args') ?? [];
  const cwd = member('cwd') ?? null;
  const env = readTexts(member('env'), 'env', say);
  if (!isText(command) || command.trim() === '') say({ code: 'command' });
  if (!Array.isArray(args) || !args.every(isText)) say({ code: 'args' });
  if (cwd !== null && (!isText(cwd) || cwd === '')) say({ code: 'cwd' });
  if (problems.length > before) return [];
  return [
    { name, kind: 'command', command: command as string, args: args as string[], env, cwd: cwd as string },
  ];
}

function urlProblem(text: string): 'url' | 'url-sign-in' | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return 'url';
  return url.username === '' && url.password === '' ? null : 'url-sign-in';
}

function readTexts(value: unknown, key: string, say: Say): Record<string, string> {
  if (value === undefined) return {};
  if (!isRecord(value)) {
    say({ code: 'not-texts', member: key });
    return {};
  }
  for (const [name, text] of Object.entries(value)) {
    const member = `${key}.${name}`;
    if (!isText(text)) say({ code: 'not-text', member });
    else if (text.includes('\0')) say({ code: 'null-character', member });
  }
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => isText(pair[1])),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
