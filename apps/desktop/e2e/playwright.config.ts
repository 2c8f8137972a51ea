import { defineConfig, type Project } from 'playwright/test';
import { CHROMIUM_PATH, QUIET_FLAGS } from '../../../scripts/lib/launch-chromium.ts';
import { findElectron } from './drivers/find-electron.ts';
import type { Options } from './support/test.ts';

const electronPath = findElectron();
const projects: Project<object, Options>[] = [{ name: 'chromium', use: { electronPath: null } }];
if (electronPath !== null) {
  projects.push({ name: 'electron', testIgnore: 'chromium/**', use: { electronPath } });
} else if (process.env['TEST_WORKER_INDEX'] === undefined) {
  console.log('Electron: no binary found, its suite is skipped (set ELECTRON_PATH).');
}

export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../../test-results/desktop',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Far above what a test takes on an idle machine, so that a busy one does not fail it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./support/closing-line.ts']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1024, height: 720 },
    launchOptions: { executablePath: CHROMIUM_PATH, args: QUIET_FLAGS },
  },
  projects,
});
