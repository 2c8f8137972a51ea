import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What every child gets: no telemetry, no colours in captured output, no questions. */
export const quietEnv = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
};

const isPosix = process.platform !== 'win32';
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// However this process ends, what it started ends with it.
process.on('exit', () => {
  for (const child of running) kill(child, 'SIGTERM');
});

/**
 * Runs a command in the repository and gathers what it prints.
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: Record<string, string>, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} never rejects; code 127 when the program is missing
 */
export function run(command, { cwd = root, env = {}, timeoutMs = 30 * 60_000 } = {}) {
  return new Promise((resolve) => {
    const [program, ...args] = command;
    const child = spawn(program, args, {
      cwd,
      env: { ...withoutColour(process.env), ...quietEnv, ...env },
      // A group of its own, so that its children can be ended with it.
      detached: isPosix,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nstopped after ${timeoutMs / 1000} s\n`));
      kill(child, 'SIGKILL');
    }, timeoutMs);
    const end = (code, extra = '') => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + extra });
    };
    child.on('error', (error) => end(127, String(error)));
    child.on('close', (code, signal) => end(code ?? (signal ? 1 : 0)));
  });
}

function kill(child, signal) {
  try {
    if (isPosix && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended by itself.
  }
}

/** FORCE_COLOR beside NO_COLOR makes Node warn in every child. */
function withoutColour(env) {
  const rest = { ...env };
  delete rest.FORCE_COLOR;
  return rest;
}
