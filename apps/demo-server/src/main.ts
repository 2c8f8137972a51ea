import { createDemoServer } from './index.ts';

const isStdio = process.argv.includes('--stdio');
// On a pipe there may be many at once; the port is then for the pages that tools open.
const port = isStdio ? 0 : Number(process.env['PORT'] ?? 4401);
const host = process.env['HOST'] ?? '127.0.0.1';

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
  process.exit(2);
}

try {
  const server = await createDemoServer({ port, host, stdio: isStdio });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  // The client has gone.
  if (isStdio) process.stdin.once('close', () => void server.close().then(() => process.exit(0)));
  // Last: whoever reads this line may end the process at once.
  (isStdio ? console.error : console.log)(`listening ${server.url}`);
} catch (error) {
  if (!isPortTaken(error)) throw error;
  console.error(`Port ${port} on ${host} is taken by another program. Set PORT to a free one.`);
  process.exit(98);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
