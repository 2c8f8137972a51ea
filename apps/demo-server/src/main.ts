import { createDemoServer } from './index.ts';

const port = Number(process.env['PORT'] ?? 4401);
const host = process.env['HOST'] ?? '127.0.0.1';

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}".`);
  process.exit(2);
}

try {
  const server = await createDemoServer({ port, host });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  // Last: whoever reads this line may end the process at once.
  console.log(`listening ${server.url}`);
} catch (error) {
  if (!isPortTaken(error)) throw error;
  console.error(`Port ${port} on ${host} is taken by another program. Set PORT to a free one.`);
  process.exit(98);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
