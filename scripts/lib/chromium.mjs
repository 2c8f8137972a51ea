import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds a Chromium, or installs one: the system's package where we are root on Debian or Ubuntu, else Playwright's
 * own download. Returns the path of the program. Throws with what a person can do.
 */
export async function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && isDebian()) {
    await run(['apt-get', 'update'], { timeoutMs: 5 * 60_000 });
    const { output } = await run(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: 15 * 60_000,
    });
    const installed = findChromium();
    if (installed) return installed;
    console.error(`apt-get could not install Chromium:\n${output.slice(-2000)}`);
  }
  const { code, output } = await run(['npx', 'playwright', 'install', 'chromium'], {
    timeoutMs: 15 * 60_000,
  });
  if (code === 0) {
    const { chromium } = await import('playwright');
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  }
  throw new Error(
    `No Chromium was found and none could be installed.\n` +
      `Install Chromium or Chrome and name it: CHROMIUM_PATH=/path/to/chromium npm test\n${output.slice(-2000)}`,
  );
}

/** The main number of its version, such as `156`. */
export async function chromiumVersion(path) {
  const { output } = await run([path, '--version'], { timeoutMs: 60_000 });
  return /\b(\d+)\.\d+\.\d+/.exec(output)?.[1] ?? 'unknown';
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}

export function isDebian() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
