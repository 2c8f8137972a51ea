import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';

const packageFile = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/package.json',
);

/** The script of the protocol's reference server. */
export const EVERYTHING: string = join(dirname(packageFile), 'dist/index.js');

/** The reference server on Streamable HTTP, as a process of its own. */
export async function startEverything(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [EVERYTHING, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: child.stderr })) {
    if (line.includes('listening')) break;
  }
  return { url: `http://127.0.0.1:${port}/mcp`, stop: () => stop(child) };
}

/** Ends a process of a test. */
export async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
