import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.mjs';

const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.replace(
  'pnpm@',
  '',
);

/** Runs pnpm at the pinned version through npx, so that a machine needs Node and npm and nothing else. */
export function pnpm(args, options) {
  return run(['npx', '-y', `pnpm@${pnpmVersion}`, ...args], options);
}

/** Installs what the lockfile says, unless that has been done. Throws with what pnpm printed. */
export async function install() {
  if (isInstalled()) return;
  const { code, output } = await pnpm(['install', '--frozen-lockfile'], { timeoutMs: 15 * 60_000 });
  if (code !== 0) throw new Error(`pnpm install failed (exit ${code}):\n${output}`);
}

/** pnpm keeps what it installed from the lockfile, which may have another document before it. */
function isInstalled() {
  const marker = join(root, 'node_modules/.modules.yaml');
  const copy = join(root, 'node_modules/.pnpm/lock.yaml');
  if (!existsSync(marker) || !existsSync(copy)) return false;
  return readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').endsWith(readFileSync(copy, 'utf8'));
}
