// Starts the built app in Electron, and says in plain words what is missing where it cannot.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('..', import.meta.url));

for (const file of ['dist/main.js', 'dist/preload.cjs', 'dist/page/index.html']) {
  if (existsSync(`${folder}${file}`)) continue;
  console.error(`apps/desktop/${file} is missing. Build the app first: pnpm --filter desktop build`);
  process.exit(1);
}

const child = spawn(findElectron(), [folder, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => end(`Electron could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));

/** ELECTRON_PATH, else the program of the package, which it fetches when it is first asked for. */
function findElectron() {
  if (process.env.ELECTRON_PATH) return process.env.ELECTRON_PATH;
  const require = createRequire(import.meta.url);
  try {
    return require('electron');
  } catch (error) {
    const { version } = require('electron/package.json');
    return end(
      [
        `The program of Electron ${version} is not on this computer, and could not be fetched (${error.message}).`,
        'It comes from github.com, about 120 MB, when it is first needed. Behind a proxy or with a mirror, see',
        'https://www.electronjs.org/docs/latest/tutorial/installation. If you have one, name it in ELECTRON_PATH.',
      ].join('\n'),
    );
  }
}

function end(message) {
  console.error(message);
  process.exit(1);
}
