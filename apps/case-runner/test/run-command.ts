import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../bin/cases.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly complaint: string;
}

/** Runs the command as a person would. */
export function runCases(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...args]);
    let [output, complaint] = ['', ''];
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (complaint += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, lines: output.trimEnd().split('\n'), complaint }));
  });
}
