// From a fresh checkout to a page that answers a question: install, build, start the demo server and the web host.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './lib/free-port.mjs';
import { install, pnpm } from './lib/install.mjs';
import { quietEnv, root } from './lib/process.mjs';

const host = '127.0.0.1';
const START_MS = 30_000;
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let isEnding = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

try {
  requireNode();
  console.log('Installing…');
  await install();
  console.log('Building…');
  await build();
  const demo = await startApp(
    'demo MCP server',
    'apps/demo-server/dist/main.js',
    wantedPort('DEMO_PORT', 4401),
  );
  const web = await startApp('web host', 'apps/web-host/dist-server/main.js', wantedPort('PORT', 4400), {
    DEMO_SERVER_URL: demo,
    ...(process.argv.includes('--backend') && {
      MCP_CONFIG: process.env.MCP_CONFIG || join(root, 'apps/web-host/example-config.json'),
    }),
  });
  if (!isEnding) console.log(`Elicit Kit web host: ${web}`);
} catch (error) {
  if (!isEnding) {
    console.error(error instanceof Error ? error.message : String(error));
    end(1);
  }
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: Elicit Kit needs Node 20.19 or newer.`);
  }
}

function wantedPort(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${name}=${text} is not a port: use a whole number from 1 to 65535.`);
  }
  return port;
}

async function build() {
  const { code, output } = await pnpm(['--filter', 'demo-server', '--filter', 'web-host', 'run', 'build'], {
    timeoutMs: 10 * 60_000,
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

/** Starts one app and resolves with the address it says it listens at. */
async function startApp(name, file, wanted, env = {}) {
  const port = await findFreePort(wanted, host, (taken) => {
    console.log(`Port ${taken} is taken, so the ${name} tries the next one.`);
  });
  if (isEnding) throw new Error('ended');
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { ...process.env, ...quietEnv, ...env, HOST: host, PORT: String(port) },
    // A group of its own, so that Ctrl-C reaches it through us and in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.on('exit', (code, signal) => {
    children.delete(child);
    if (isEnding) return;
    console.error(`The ${name} ended by itself (${signal ?? `exit ${code}`}). Stopping.`);
    end(1);
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The ${name} did not answer within ${START_MS / 1000} s.`));
    }, START_MS);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /^listening (\S+)$/.exec(line) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

/** Ends both apps and then this process; what does not end in 3 s is killed. */
function end(code) {
  if (isEnding) return;
  isEnding = true;
  if (children.size === 0) process.exit(code);
  const killer = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
    process.exit(code);
  }, 3000);
  for (const child of children) {
    child.once('exit', () => {
      if (children.size > 0) return;
      clearTimeout(killer);
      process.exit(code);
    });
    child.kill('SIGTERM');
  }
}
