import type { Reporter, TestModule } from 'vitest/node';

/** Says at the very end how many tests have passed and failed, and how many of them are of the fault matrix. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let [passed, failed, combinations] = [0, 0, 0];
    for (const { children, moduleId } of modules) {
      if (children.size === 0) failed += 1;
      for (const test of children.allTests()) {
        if (test.result().state === 'passed') passed += 1;
        else failed += 1;
        if (moduleId.endsWith('fault-matrix.test.ts')) combinations += 1;
      }
    }
    // After the summary of the other reporters, which is printed in the same turn.
    process.once('exit', () => {
      if (combinations > 0) console.log(`fault matrix: ${combinations} combinations`);
      console.log(`${passed} passed, ${failed} failed`);
    });
  }
}
