import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configProblem } from '../src/texts/config-problems/en.ts';
import { createBackend } from './backend.ts';
import { createWebServer } from './create-web-server.ts';
import { createGate } from './gate.ts';
import { loadConfig } from './load-config.ts';
import type { ConfiguredServer } from './read-config.ts';

const port = Number(process.env['PORT'] ?? 4400);
const host = process.env['HOST'] ?? '127.0.0.1';
const demoServerUrl = process.env['DEMO_SERVER_URL'] ?? 'http://127.0.0.1:4401/mcp';

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
  process.exit(2);
}

const configPath = process.env['MCP_CONFIG'] ?? '';
const allowedHosts = (process.env['ALLOWED_HOSTS'] ?? '').split(',').flatMap((name) => name.trim() || []);
const isLoopback = host === '127.0.0.1' || host === '::1' || host === 'localhost';
if (configPath !== '' && !isLoopback && allowedHosts.length === 0) {
  console.error(
    `With MCP_CONFIG whoever reaches HOST=${host} can use its servers, as there is no sign-in. Put one in front, and ` +
      'name the hosts that it serves in ALLOWED_HOSTS, such as "mcp.example.com,192.168.1.5:4400".',
  );
  process.exit(2);
}
const configured = configPath === '' ? null : await loadServers(configPath);
const gate = configured === null ? undefined : createGate(allowedHosts);
const backend =
  configured === null || gate === undefined
    ? null
    : createBackend({
        servers: configured,
        folder: dirname(resolve(configPath)),
        gate,
        write: (line) => console.error(line),
      });

const server = createWebServer({
  gate,
  root: fileURLToPath(new URL('../dist', import.meta.url)),
  demoServerUrl: demoServerUrl === '' ? null : demoServerUrl,
});

backend?.attach(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} on ${host} is taken by another program. Set PORT to a free one.`);
  void end(98);
});

server.listen(port, host, () => {
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  console.log(`listening http://${name}:${address.port}/`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close();
    // Browsers hold idle connections open; without this the process would wait for them.
    server.closeAllConnections();
    void end(0);
  });
}

/** The programs of servers end before this one. */
async function end(code: number): Promise<void> {
  await backend?.close();
  process.exit(code);
}

async function loadServers(path: string): Promise<readonly ConfiguredServer[]> {
  const read = await loadConfig(path);
  if (read.ok) return read.servers;
  console.error(
    [
      `MCP_CONFIG=${path} cannot be used:`,
      ...read.problems.map((problem) => `- ${configProblem(problem)}`),
    ].join('\n'),
  );
  process.exit(2);
}
