import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createWebServer } from './create-web-server.ts';

const port = Number(process.env['PORT'] ?? 4400);
const host = process.env['HOST'] ?? '127.0.0.1';
const demoServerUrl = process.env['DEMO_SERVER_URL'] ?? 'http://127.0.0.1:4401/mcp';

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
  process.exit(2);
}

const server = createWebServer({
  root: fileURLToPath(new URL('../dist', import.meta.url)),
  demoServerUrl: demoServerUrl === '' ? null : demoServerUrl,
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} on ${host} is taken by another program. Set PORT to a free one.`);
  process.exit(98);
});

server.listen(port, host, () => {
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  console.log(`listening http://${name}:${address.port}/`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // Browsers hold idle connections open; without this the process would wait for them.
    server.closeAllConnections();
  });
}
