import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDebian } from './chromium.mjs';
import { run } from './process.mjs';

/**
 * Finds the system's Redis, or installs its package where we are root on Debian or Ubuntu. Returns the path of the
 * program. Throws with what a person can do.
 */
export async function findOrInstallRedis() {
  const found = findRedis();
  if (found) return found;
  let reason = '';
  if (process.getuid?.() === 0 && isDebian()) {
    await run(['apt-get', 'update'], { timeoutMs: 5 * 60_000 });
    // The package would start a server of its own: only the program is wanted.
    const { output } = await run(['apt-get', 'install', '-y', '--no-install-recommends', 'redis-server'], {
      env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      timeoutMs: 10 * 60_000,
    });
    const installed = findRedis();
    if (installed) return installed;
    reason = output.slice(-2000);
  }
  throw new Error(
    `No redis-server was found and none could be installed.\n` +
      `Install Redis 5 or newer and name it: REDIS_SERVER_PATH=/path/to/redis-server npm test\n${reason}`,
  );
}

function findRedis() {
  const named = process.env.REDIS_SERVER_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`REDIS_SERVER_PATH names ${named}, which does not exist.`);
    return named;
  }
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (existsSync(join(folder, 'redis-server'))) return join(folder, 'redis-server');
  }
  return null;
}
