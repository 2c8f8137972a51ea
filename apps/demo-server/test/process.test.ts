import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import { afterEach, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const started: ChildProcess[] = [];

// A folder of its own: `dist` may be running elsewhere meanwhile.
const outDir = 'node_modules/.process-test';

beforeAll(() => build({ cwd: root, outDir, logLevel: 'silent' }));
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(port: number): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(process.execPath, [`${outDir}/main.js`], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function firstLine(stream: Readable): Promise<string> {
  const [line] = (await once(createInterface({ input: stream }), 'line')) as [string];
  return line;
}

test.each(['SIGTERM', 'SIGINT'] as const)('says where it listens, and ends cleanly on %s', async (signal) => {
  const child = start(0);
  const line = await firstLine(child.stdout);
  expect(line).toMatch(/^listening http:\/\/127\.0\.0\.1:\d+\/mcp$/);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a taken port is said in words and ends with code 98', async () => {
  const first = start(0);
  const port = Number(new URL((await firstLine(first.stdout)).replace('listening ', '')).port);
  const second = start(port);
  const ended = once(second, 'exit');
  expect(await firstLine(second.stderr)).toBe(
    `Port ${port} on 127.0.0.1 is taken by another program. Set PORT to a free one.`,
  );
  expect(await ended).toEqual([98, null]);
  first.kill('SIGTERM');
  await once(first, 'exit');
});
