import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter';

/** Says at the very end how many tests have passed and failed. One that did not run has not passed. */
export default class ClosingLine implements Reporter {
  #suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    // After the summary of the other reporters, which is printed in the same turn.
    process.once('exit', () => console.log(`${passed} passed, ${tests.length - passed} failed`));
  }
}
