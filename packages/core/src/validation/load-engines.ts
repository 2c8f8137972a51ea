import type { Form } from '../form/field.ts';
import type { Engines } from './engines.ts';

let zones: Promise<Engines['zones']> | undefined;
let patterns: Promise<Engines['patterns']> | undefined;

/**
 * Fetches the engines that a form needs (`form.needs`), each once. Never rejects: an engine that cannot be had is
 * missing from the result, and asking again tries again.
 */
export async function loadEngines(needs: Form['needs']): Promise<Engines> {
  if (needs.zones) {
    zones ??= import('./zones.ts').then(
      ({ zoneEngine }) => zoneEngine,
      () => (zones = undefined),
    );
  }
  if (needs.patterns) {
    patterns ??= import('./patterns.ts').then(
      ({ patternEngine }) => patternEngine,
      () => (patterns = undefined),
    );
  }
  const [zoneEngine, patternEngine] = await Promise.all([zones, patterns]);
  return { zones: zoneEngine, patterns: patternEngine };
}
