/** Changes the code in small ways and counts which changes the tests notice. On demand: it takes the better part of an hour. */
export default {
  // By path: pnpm lays out no folder in which it would be found by itself.
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['src/{form,answers,validation}/**/*.ts', '!src/validation/generated/**'],
  coverageAnalysis: 'perTest',
  // Of tables and patterns made when a module loads: every test would have to run for each of them.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: '../../reports/mutation.json' },
  tempDirName: '.stryker',
  cleanTempDir: 'always',
};
