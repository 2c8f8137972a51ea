import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { launchChromium, QUIET_FLAGS } from '../../../scripts/lib/launch-chromium.ts';
import { readArguments, USAGE, type Arguments } from './arguments.ts';
import { serve } from './browser/serve.ts';
import { buildEntrant, type BuiltEntrant } from './build/build-entrant.ts';
import { toJson } from './report/to-json.ts';
import { toMarkdown } from './report/to-markdown.ts';
import { runBench } from './run/run-bench.ts';

/**
 * A frame comes when there is something to paint, not with the next 60th of a second. PaintHolding would keep the first
 * frames of a page back.
 */
const FRAME_FLAGS = [
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
  // The list under the address bar is a page with a process of its own, in each window, that hears of each navigation.
  '--disable-features=ThrottleMainFrameTo60Hz,PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // Not [::1] first, where nobody listens.
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];

/** When the last row should end, in milliseconds after the start; and when everything ends. */
const SOFT_END = 390_000;
const HARD_END = 450_000;
/** What a program that a signal has ended returns. */
const STOPPED = 130;

interface Folders {
  /** The bench's own. */
  readonly app: string;
  /** For what is built; somebody else removes it. */
  readonly work: string;
}

/** The command. Tables go to standard output, progress to standard error. Returns the exit code. */
export async function main(args: readonly string[], folders: Folders): Promise<number> {
  const read = readArguments(args);
  if (read === 'help') {
    console.log(USAGE.trimEnd());
    return 0;
  }
  if ('problem' in read) {
    console.error(`${read.problem}\n\n${USAGE.trimEnd()}`);
    return 2;
  }
  return run(read, folders);
}

async function run(asked: Arguments, { app, work }: Folders): Promise<number> {
  const started = performance.now();
  const stop = new AbortController();
  const onSignal = (): void => {
    // The second time, nothing is waited for.
    if (stop.signal.aborted) process.exit(STOPPED);
    console.error('stops; once more to end without the tables');
    stop.abort(new Error(STOPPED_BY_HAND));
  };
  const timer = setTimeout(() => stop.abort(new Error('its time was up')), HARD_END);
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await runUntil(stop.signal, started, asked, { app, work });
  } finally {
    clearTimeout(timer);
    for (const name of SIGNALS) process.off(name, onSignal);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const STOPPED_BY_HAND = 'it was stopped';

async function runUntil(
  signal: AbortSignal,
  started: number,
  asked: Arguments,
  { app, work }: Folders,
): Promise<number> {
  const tell = (line: string): void =>
    console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  const built: BuiltEntrant[] = [];
  for (const name of asked.entrants) {
    if (signal.aborted) return STOPPED;
    tell(`builds ${name}`);
    built.push(await buildEntrant(app, work, name));
  }
  const server = await serve(built);
  const browser = await launchChromium([...QUIET_FLAGS, ...FRAME_FLAGS], false, false);
  try {
    const found = await runBench(browser, server, built, { asked, end: started + SOFT_END, signal, tell });
    const results = {
      ...found,
      entrants: built.map(({ name }) => name),
      bytes: new Map(built.map(({ name, bytes }) => [name, bytes])),
      chromium: browser.version(),
      cores: cpus().length,
      seconds: (performance.now() - started) / 1000,
    };
    console.log(toMarkdown(results, asked.measures));
    if (asked.json !== undefined)
      await write(fromWhereTheyStand(asked.json), toJson(results, asked.measures));
    return found.partial === STOPPED_BY_HAND ? STOPPED : 0;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(resolve(file, '..'), { recursive: true });
  await writeFile(file, text);
}

/** pnpm runs scripts from the root of the project; paths are meant from where the person stands. */
function fromWhereTheyStand(path: string): string {
  const isScript = process.env['npm_lifecycle_event'] === 'bench';
  return resolve((isScript ? process.env['INIT_CWD'] : undefined) ?? process.cwd(), path);
}
