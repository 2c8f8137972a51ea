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
};

/**
 * Runs a command in the repository and gathers what it prints.
 * @param {string[]} command program and arguments
 * @param {{ env?: Record<string, string>, isEchoed?: boolean, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} never rejects; code 127 when the program is missing
 */
export function run(command, { env = {}, isEchoed = false, timeoutMs = 30 * 60_000 } = {}) {
  return new Promise((resolve) => {
    const [program, ...args] = command;
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...quietEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    const keep = (chunk) => {
      chunks.push(chunk);
      if (isEchoed) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nstopped after ${timeoutMs / 1000} s\n`));
      child.kill('SIGKILL');
    }, timeoutMs);
    const end = (code, extra = '') => {
      clearTimeout(timer);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + extra });
    };
    child.on('error', (error) => end(127, String(error)));
    child.on('close', (code, signal) => end(code ?? (signal ? 1 : 0)));
  });
}
