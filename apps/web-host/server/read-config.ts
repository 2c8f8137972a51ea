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
  /** Each a sentence. */
  | { readonly ok: false; readonly problems: readonly string[] };

const MAXIMUM_SERVERS = 50;
const MAXIMUM_NAME = 100;

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads `{ "mcpServers": { "Name": { "command", "args", "env", "cwd" } | { "url", "headers" } } }`, the format that most
 * hosts share. Members that are not known are left alone, as other hosts have their own.
 */
export function readConfig(text: string): ConfigResult {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { ok: false, problems: [`It is not valid JSON: ${(error as Error).message}.`] };
  }
  const list = isRecord(value) && Object.hasOwn(value, 'mcpServers') ? value['mcpServers'] : undefined;
  if (!isRecord(list)) return { ok: false, problems: ['It must have a member "mcpServers", an object.'] };
  const entries = Object.entries(list);
  const problems: string[] = [];
  if (entries.length > MAXIMUM_SERVERS) problems.push(`It names more than ${MAXIMUM_SERVERS} servers.`);
  const servers = entries.flatMap(([name, entry]) => readServer(name, entry, problems));
  return problems.length === 0 ? { ok: true, servers } : { ok: false, problems };
}

function readServer(name: string, entry: unknown, problems: string[]): ConfiguredServer[] {
  const before = problems.length;
  const say = (problem: string): void => void problems.push(`mcpServers.${JSON.stringify(name)}: ${problem}`);
  if (name.trim() === '' || name.length > MAXIMUM_NAME)
    say(`a name has from 1 to ${MAXIMUM_NAME} characters.`);
  if (!isRecord(entry)) {
    say('must be an object.');
    return [];
  }
  const member = (key: string): unknown => (Object.hasOwn(entry, key) ? entry[key] : undefined);
  const command = member('command');
  const url = member('url');
  if ((command === undefined) === (url === undefined)) {
    say('must have either "command" (a program here) or "url" (a server elsewhere).');
    return [];
  }
  if (member('type') === 'sse') say('the transport "sse" is not served, as it is deprecated; use "http".');
  if (url !== undefined) {
    const headers = readTexts(member('headers'), 'headers', say);
    if (typeof url !== 'string') {
      say('"url" must be text.');
      return [];
    }
    const problem = urlProblem(url);
    if (problem !== null) say(problem);
    return problems.length === before ? [{ name, kind: 'url', url, headers }] : [];
  }
  const args = member('args') ?? [];
  const cwd = member('cwd') ?? null;
  const env = readTexts(member('env'), 'env', say);
  if (!isText(command) || command.trim() === '') say('"command" must be text, and not empty.');
  if (!Array.isArray(args) || !args.every(isText)) say('"args" must be a list of texts.');
  if (cwd !== null && (!isText(cwd) || cwd === '')) say('"cwd" must be the path of a folder.');
  if (problems.length > before) return [];
  return [
    { name, kind: 'command', command: command as string, args: args as string[], env, cwd: cwd as string },
  ];
}

function urlProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    return '"url" must be a whole address that starts with http:// or https://.';
  return url.username === '' && url.password === ''
    ? null
    : '"url" must not hold a name or password; use "headers".';
}

function readTexts(value: unknown, key: string, say: (problem: string) => void): Record<string, string> {
  if (value === undefined) return {};
  if (!isRecord(value)) {
    say(`"${key}" must be an object of texts.`);
    return {};
  }
  for (const [name, text] of Object.entries(value)) {
    // Never the value: it may be a secret.
    if (!isText(text)) say(`"${key}.${name}" must be text, in quotes.`);
    else if (text.includes('\0')) say(`"${key}.${name}" must not contain the character U+0000.`);
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
