// Every check of the project on a fresh machine. The last line is `N passed, N failed`, the exit code follows it.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumVersion, findOrInstallChromium } from './lib/chromium.mjs';
import { install, pnpm } from './lib/install.mjs';
import { root, run } from './lib/process.mjs';
import { findOrInstallRedis } from './lib/redis.mjs';

const reports = join(root, 'reports');
const bin = (name) => join(root, 'node_modules/.bin', name);

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'no-install': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Folders that lint takes one by one. */
const LINTED_APART = ['packages/react', 'packages/electron', 'apps/desktop', 'apps/bench'];
/** Megabytes that lint may take: the types of one part come near to what Node allows without being told. */
const LINT_MEMORY = 6144;

/**
 * A stage is one command. `count` reads its report and yields passed and failed tests; a stage without a report is
 * one check that its exit code answers.
 */
const stages = [
  check('format', ['prettier', '--check', '.']),
  // In parts, as the types of all of it together take more memory than a small machine has.
  lint('lint', ['.', ...LINTED_APART.flatMap((folder) => ['--ignore-pattern', `${folder}/**`])]),
  lint('lint of react', ['packages/react']),
  lint('lint of electron', ['packages/electron', 'apps/desktop']),
  lint('lint of bench', ['apps/bench']),
  turbo('types', 'typecheck'),
  check('types of e2e', ['tsc', '-p', 'e2e']),
  check('types of scripts', ['tsc', '-p', 'scripts']),
  check('types of config', ['tsc', '-p', '.']),
  turbo('build', 'build'),
  check('size', [process.execPath, 'scripts/size.mjs']),
  vitest('core', 'packages/core'),
  vitest('fixtures', 'packages/fixtures'),
  vitest('mcp', 'packages/mcp'),
  vitest('redis', 'packages/redis'),
  vitest('electron', 'packages/electron'),
  vitest('demo-server', 'apps/demo-server'),
  vitest('web-host', 'apps/web-host'),
  vitest('desktop', 'apps/desktop'),
  vitest('case-runner', 'apps/case-runner'),
  vitest('bench', 'apps/bench'),
  vitest('react unit', 'packages/react', ['--project', 'unit']),
  vitest('react server', 'packages/react', ['--project', 'server']),
  vitest('react 18', 'packages/react', ['--config', 'test/react-18/vitest.config.ts']),
  vitest('react browser', 'packages/react', ['--project', 'browser']),
  vitest('stories', '.', ['--config', 'vitest.storybook.config.ts']),
  playwright('end to end', 'e2e/playwright.config.ts'),
  playwright('desktop end to end', 'apps/desktop/e2e/playwright.config.ts'),
  visual(),
  cases(),
  conformance(),
  vitest('packages', 'scripts/packages'),
];

/** Short names for `--only`. */
const groups = {
  lint: ['lint', 'lint of react', 'lint of electron', 'lint of bench'],
  types: ['types', 'types of e2e', 'types of scripts', 'types of config'],
  unit: [
    'core',
    'fixtures',
    'mcp',
    'redis',
    'electron',
    'demo-server',
    'web-host',
    'desktop',
    'case-runner',
    'bench',
    'react unit',
    'react server',
    'react 18',
  ],
  browser: ['react browser'],
  e2e: ['end to end', 'desktop end to end'],
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

await main();

async function main() {
  if (values.help) {
    console.log(`npm test -- [--only NAME,NAME] [--no-install]
stages: ${stages.map((stage) => slug(stage.name)).join(', ')}
groups: ${Object.keys(groups).join(', ')}`);
    return;
  }
  const wanted = values.only
    ?.split(',')
    .map((name) => name.trim())
    .flatMap((name) => groups[name]?.map(slug) ?? [name]);
  const chosen = stages.filter((stage) => !wanted || wanted.includes(slug(stage.name)));
  const unknown = (wanted ?? []).filter((name) => !stages.some((stage) => slug(stage.name) === name));
  if (unknown.length > 0) {
    console.error(`No such stage: ${unknown.join(', ')}. See npm test -- --help.`);
    process.exit(2);
  }
  mkdirSync(reports, { recursive: true });
  let env = {};
  try {
    if (!values['no-install']) await timed('install', install);
    env = {
      CHROMIUM_PATH: await timed('chromium', findOrInstallChromium),
      REDIS_SERVER_PATH: await timed('redis', findOrInstallRedis),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
  const rows = [];
  for (const stage of chosen) {
    const started = Date.now();
    const { passed, failed, output, note = '' } = await stage.run(env);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    const row = `${failed > 0 ? 'FAIL' : 'ok  '} ${stage.name.padEnd(16)} ${passed} passed, ${failed} failed  (${seconds} s)${note}`;
    if (failed > 0) console.log(`${output.slice(-20_000)}\n`);
    console.log(row);
    rows.push({ row, passed, failed });
  }
  const passed = rows.reduce((sum, { passed }) => sum + passed, 0);
  const failed = rows.reduce((sum, { failed }) => sum + failed, 0);
  console.log(`\n${rows.map(({ row }) => row).join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

function slug(name) {
  return name.replaceAll(' ', '-');
}

async function timed(name, action) {
  const started = Date.now();
  const result = await action();
  console.log(`ok   ${name.padEnd(16)} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
  return result;
}

function lint(name, paths) {
  const { run: lintAll } = check(name, ['eslint', ...paths, '--max-warnings', '0']);
  return { name, run: (env) => lintAll({ ...env, NODE_OPTIONS: `--max-old-space-size=${LINT_MEMORY}` }) };
}

function check(name, [program, ...args]) {
  return {
    name,
    async run(env) {
      const { code, output } = await run([program === process.execPath ? program : bin(program), ...args], {
        env,
      });
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

/** turbo and the package linters call pnpm: started through npx it is on their PATH. */
function turbo(name, task) {
  return {
    name,
    async run(env) {
      const { code, output } = await pnpm(
        ['exec', 'turbo', 'run', task, '--concurrency=2', '--output-logs=errors-only'],
        { env },
      );
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

function vitest(name, folder, extra = []) {
  return {
    name,
    async run(env) {
      const report = join(reports, `${slug(name)}.json`);
      rmSync(report, { force: true });
      const { code, output } = await run(
        [
          bin('vitest'),
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...extra,
        ],
        { cwd: join(root, folder), env },
      );
      const counts = readReport(report, ({ numPassedTests, numTotalTests }) => ({
        passed: numPassedTests,
        // A test that was skipped proves nothing: it counts as failed.
        failed: numTotalTests - numPassedTests,
      }));
      return settle(counts, code, output);
    },
  };
}

/** A browser or an Electron that is not there has no tests: what is skipped as a whole is neither passed nor failed. */
function playwright(name, config) {
  return {
    name,
    async run(env) {
      const report = join(reports, `${slug(name)}.json`);
      rmSync(report, { force: true });
      const { code, output } = await run(
        [bin('playwright'), 'test', '--config', config, '--reporter=list,json'],
        { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
      );
      const counts = readReport(report, ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + stats.skipped,
      }));
      const [note = ''] = /^Electron: .*/m.exec(output) ?? [];
      return settle(counts, code, output, note && `  ${note}`);
    },
  };
}

/** The protocol's own scenarios; each check is one test. */
function conformance() {
  return {
    name: 'conformance',
    async run(env) {
      const { code, output } = await run([process.execPath, 'scripts/conformance/conformance.mjs'], { env });
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
      return settle(
        passed === undefined ? null : { passed: Number(passed), failed: Number(failed) },
        code,
        output,
      );
    },
  };
}

/** Plays every case; each file is one test. A run that left a file out has failed. */
function cases() {
  return {
    name: 'cases',
    async run(env) {
      const folder = 'packages/fixtures/cases';
      const { code, output } = await run(
        [process.execPath, 'apps/case-runner/bin/cases.mjs', folder, '--json', join(reports, 'cases.json')],
        { env },
      );
      const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.json')).length;
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
      const counts = { passed: Number(passed), failed: Number(failed) };
      return settle(counts.passed + counts.failed === files ? counts : null, code, output);
    },
  };
}

/** Pictures are those of one Chromium; another one draws letters and date fields a little differently. */
function visual() {
  const stage = vitest('visual', '.', ['--config', 'vitest.visual.config.ts']);
  return {
    name: stage.name,
    async run(env) {
      const kept = readFileSync(join(root, '.storybook/visual/chromium-version'), 'utf8').trim();
      const version = await chromiumVersion(env.CHROMIUM_PATH);
      if (version !== kept) {
        const note = `  not compared: the pictures are of Chromium ${kept}, this is ${version}`;
        return { passed: 0, failed: 0, output: '', note };
      }
      return stage.run(env);
    },
  };
}

/** No report, no tests, or a bad exit without a failed test: the stage itself failed. */
function settle(counts, code, output, note = '') {
  if (counts === null || counts.passed + counts.failed === 0) return { passed: 0, failed: 1, output };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, output };
  return { ...counts, output, note };
}

function readReport(file, read) {
  if (!existsSync(file)) return null;
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
