import type { ServerIdentity } from '../protocol/incoming.ts';
import { fold, toLatin } from './confusables.ts';
import { plainText } from './plain-text.ts';

/** A server that the host knows, by what the person calls it. */
export type KnownServer = Pick<ServerIdentity, 'label' | 'endpoint'>;

/** Names of fewer letters than this are too often one letter away from another. */
const SHORTEST_NEAR = 5;

/** Characters of a name that are compared. Nobody reads further, and a claim may be of any length. */
const LONGEST = 200;

/** Words that say nothing about whose server it is, and that a name is dressed up with. */
const DRESSING = /* @__PURE__ */ new Set(
  fold(
    'the a my by for of official verified trusted secure real original mcp server servers service services ' +
      'connector connection integration plugin extension tool tools app api client agent gateway bridge remote local ' +
      'login auth account support team security help inc ltd llc corp gmbh www',
  ).split(' '),
);

/**
 * The label of a known server that one of the names looks like, or null. Names look alike when they are the same to a
 * hasty reader (see `skeleton`), without regard to blanks, punctuation and words such as "official" and "MCP server";
 * from five letters on also when they differ in one letter. A name that fits the label of the server itself is its own,
 * unless it fits another better. Servers with the same label or endpoint as the asking one count as that one.
 */
export function findKnownServer(
  server: KnownServer,
  names: readonly string[],
  known: readonly KnownServer[],
): string | null {
  const own = keyOf(server.label);
  const others = known.filter(
    ({ label, endpoint }) =>
      keyOf(label) !== own && (endpoint === undefined || placeOf(endpoint) !== placeOf(server.endpoint)),
  );
  if (others.length === 0) return null;
  // Whoever chose an address chose the words in it: one that is taken for a label vouches for no name but itself.
  const isAddress = /\p{L}[.:/]+\p{L}/u.test(server.label);
  const ownRuns = isAddress ? new Set([own]) : runsOf(tellingWords(server.label)).add(own);
  let near: string | null = null;
  for (const name of names) {
    const key = keyOf(name);
    if (key === '' || ownRuns.has(key)) continue;
    for (const { label } of others) {
      const other = keyOf(label);
      if (key === other) return label;
      if (isNear(key, other) && !isNear(key, own)) near ??= label;
    }
  }
  return near;
}

/** What two names have in common when they look alike. */
function keyOf(name: string): string {
  // Written in one, as in "githubmcp" and "mcpgithub", dressing is dressing too.
  const telling = tellingWords(name).join('');
  return telling.replace(/^mcp(?=..)|(?<=..)(?:mcp|server|mcpserver)$/g, '') || wordsOf(name).join('');
}

function tellingWords(name: string): string[] {
  return wordsOf(name).filter((word) => !DRESSING.has(word));
}

function wordsOf(name: string): string[] {
  return toLatin(plainText(name, { isSingleLine: true }).slice(0, LONGEST))
    .replace(/\.(?:com|net|org|io|dev|ai|app|co)(?![\p{L}\p{N}])/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter(Boolean);
}

/** Every run of words that follow each other, written in one: what a longer label has in it. */
function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  words.forEach((_, start) => {
    for (let end = start + 1; end <= words.length; end += 1) runs.add(words.slice(start, end).join(''));
  });
  return runs;
}

/** An origin or a command, without what makes no difference. */
function placeOf(endpoint: string | undefined): string | undefined {
  return endpoint?.trim().replace(/\/$/, '').toLowerCase();
}

/** One letter too many, too few, another one, or two in the wrong order. */
function isNear(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].sort((a, b) => a.length - b.length);
  if (!short || !long || Array.from(other).length < SHORTEST_NEAR || long.length - short.length > 1)
    return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (letters: readonly string[], from: number): string => letters.slice(from).join('');
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  return (
    rest(short, start + 1) === rest(long, start + 1) ||
    (short[start] === long[start + 1] &&
      short[start + 1] === long[start] &&
      rest(short, start + 2) === rest(long, start + 2))
  );
}
