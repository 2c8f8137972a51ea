import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort, stop } from './everything.ts';

export interface ExampleServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** One of the example servers that the SDK 1.x ships, on Streamable HTTP, as a process of its own. */
export async function startExample(name: string): Promise<ExampleServer> {
  const file = import.meta.resolve(`@modelcontextprotocol/sdk/examples/server/${name}.js`);
  const [port, authPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [fileURLToPath(file)], {
    env: { ...process.env, PORT: String(port), MCP_PORT: String(port), MCP_AUTH_PORT: String(authPort) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes(String(port))) break;
  }
  child.stdout.resume();
  return { url: `http://localhost:${port}/mcp`, stop: () => stop(child) };
}
