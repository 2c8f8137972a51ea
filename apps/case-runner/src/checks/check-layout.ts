import type { RenderExpectation } from '../case-file/case.ts';
import type { Layout } from '../screen.ts';
import type { Checks } from './check.ts';

/** The two windows of the case format, in CSS pixels. */
export const WINDOWS = [
  { width: 1024, height: 640 },
  { width: 360, height: 640 },
] as const;

export function checkLayout(
  checks: Checks,
  expected: RenderExpectation,
  layout: Layout,
  isScrolled: boolean,
): void {
  const where = `at ${layout.width} × ${layout.height}${isScrolled ? ', scrolled to the end' : ''}`;
  if (expected.actionsStayReachable) {
    for (const { name, isInside, isHit, box } of layout.parts) {
      const state = !isInside ? `outside of the window (${box})` : !isHit ? `covered (${box})` : 'reachable';
      checks.equal(`${name} ${where}`, 'reachable', state);
    }
  }
  if (expected.noHorizontalScroll) checks.equal(`sideways scrolling ${where}`, [], layout.scrollsSideways);
}
