// The protocol's own scenarios for clients, those that concern elicitation, rounds and request metadata, against clients
// built from the adapters. A line per check; the last line is `N passed, N failed`, the exit code follows it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { run } from '../lib/process.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const suite = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);

const OLDER = '2025-11-25';
const NEWEST = '2026-07-28';

/**
 * `without` names checks that the suite itself skips, with good reason: a message that does not exist in that revision.
 * Every other check that was skipped proves nothing and counts as failed.
 */
const scenarios = [
  { client: 'client-v2', revision: OLDER, name: 'elicitation-sep1034-client-defaults' },
  { client: 'client-v2', revision: OLDER, name: 'initialize' },
  { client: 'client-v2', revision: OLDER, name: 'tools_call' },
  { client: 'client-v2', revision: OLDER, name: 'sse-retry' },
  { client: 'sdk-v1', revision: OLDER, name: 'elicitation-sep1034-client-defaults' },
  { client: 'sdk-v1', revision: OLDER, name: 'initialize' },
  { client: 'sdk-v1', revision: OLDER, name: 'tools_call' },
  { client: 'sdk-v1', revision: OLDER, name: 'sse-retry' },
  { client: 'client-v2', revision: NEWEST, name: 'sep-2322-client-request-state' },
  { client: 'client-v2', revision: NEWEST, name: 'request-metadata' },
  {
    client: 'client-v2',
    revision: NEWEST,
    name: 'http-standard-headers',
    without: ['ClientMcpMethodHeader_initialize', 'ClientMcpMethodHeader_notifications_initialized'],
  },
  { client: 'client-v2', revision: NEWEST, name: 'http-custom-headers' },
  { client: 'client-v2', revision: NEWEST, name: 'tools_call' },
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const folder = mkdtempSync(join(tmpdir(), 'elicit-kit-conformance-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const clients = [...new Set(scenarios.map(({ client }) => client))];
await build({
  entryPoints: clients.map((client) => join(here, `${client}.ts`)),
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // What the clients need may be CommonJS, which asks for Node's own modules by `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});

let passed = 0;
let failed = 0;
for (const scenario of scenarios) {
  for (const { isPassed, text } of await play(scenario)) {
    if (isPassed) passed += 1;
    else failed += 1;
    console.log(
      `${isPassed ? 'ok  ' : 'FAIL'} ${scenario.client} ${scenario.revision} ${scenario.name}: ${text}`,
    );
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** One scenario: its checks, and that the client has ended by itself and well. */
async function play({ client, revision, name, without = [] }) {
  const results = mkdtempSync(join(folder, 'results-'));
  const { code, output } = await run(
    [
      ...[process.execPath, '--import', pathToFileURL(join(here, 'node-20-hook.mjs')).href, suite, 'client'],
      ...['--command', `${process.execPath} ${join(folder, `${client}.mjs`)}`],
      ...['--scenario', name, '--spec-version', revision, '--output-dir', results],
    ],
    { timeoutMs: 90_000 },
  );
  const [result] = readdirSync(results);
  if (result === undefined)
    return [{ isPassed: false, text: `the suite did not run it (exit ${code})\n${output}` }];
  const checks = JSON.parse(readFileSync(join(results, result, 'checks.json'), 'utf8'));
  const lines = checks
    .filter(
      ({ status, name: check }) => status !== 'INFO' && !(status === 'SKIPPED' && without.includes(check)),
    )
    .map(({ status, id, name: check, errorMessage }) => ({
      isPassed: status === 'SUCCESS',
      text: `${id} ${check}${status === 'SUCCESS' ? '' : ` (${status}) ${errorMessage ?? ''}`}`,
    }));
  if (lines.length === 0) return [{ isPassed: false, text: `nothing was checked\n${output}` }];
  const isFine = code === 0 || lines.some(({ isPassed }) => !isPassed);
  return isFine ? lines : [...lines, { isPassed: false, text: `exit ${code}\n${output}` }];
}
