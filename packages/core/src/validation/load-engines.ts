import type { Form } from '../form/field.ts';
import type { Engines } from './engines.ts';

const loads = {
  zones: () => import('./zones.ts').then(({ zoneEngine }) => zoneEngine),
  patterns: () => import('./patterns.ts').then(({ patternEngine }) => patternEngine),
  secrets: () => import('../trust/secret-hints.ts').then(({ secretEngine }) => secretEngine),
} satisfies { readonly [Name in keyof Engines]-?: () => Promise<Engines[Name]> };

const started: { -readonly [Name in keyof Engines]?: Promise<Engines> } = {};

/**
 * Fetches the engines that a form needs (`form.needs`), each once. Never rejects: an engine that cannot be had is
 * missing from the result, and asking again tries again.
 */
export async function loadEngines(needs: Partial<Form['needs']>): Promise<Engines> {
  const names = (['zones', 'patterns', 'secrets'] as const).filter((name) => needs[name]);
  const parts = names.map(
    (name) =>
      (started[name] ??= loads[name]().then(
        (engine) => ({ [name]: engine }),
        () => {
          delete started[name];
          return {};
        },
      )),
  );
  return Object.assign({}, ...(await Promise.all(parts))) as Engines;
}
