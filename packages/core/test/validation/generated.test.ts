import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { generate } from '../../scripts/generate-validators.mjs';
import { loadEngines } from '../../src/index.ts';

describe('the generated validators', () => {
  test.each(Object.entries(generate()))('%s is what the script writes', (name, text) => {
    const file = new URL(`../../src/validation/generated/${name}`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('hold nothing that a strict page forbids', () => {
    for (const text of Object.values(generate()))
      expect(text).not.toMatch(/\brequire\(|new Function|\beval\(/);
  });
});

describe('engines', () => {
  test('come when they are needed, each once', async () => {
    const both = await loadEngines({ zones: true, patterns: true });
    expect(both.zones?.resolve('2026-01-01T00:00', 'UTC')).toEqual({ state: 'one', offset: '+00:00' });
    expect(both.patterns?.compile('a')?.test('a')).toBe(true);
    expect((await loadEngines({ zones: true, patterns: true })).zones).toBe(both.zones);
  });

  test('that cannot be had are missing, and asking again tries again', async () => {
    vi.resetModules();
    let isBroken = true;
    vi.doMock('../../src/validation/patterns.ts', () => {
      if (isBroken) throw new Error('no network');
      return { patternEngine: { compile: () => null } };
    });
    const { loadEngines: load } = await import('../../src/validation/load-engines.ts');
    expect(await load({ zones: false, patterns: false })).toEqual({ zones: undefined, patterns: undefined });
    expect(await load({ zones: false, patterns: true })).toEqual({ zones: undefined, patterns: undefined });
    isBroken = false;
    vi.resetModules();
    expect((await load({ zones: false, patterns: true })).patterns).toBeDefined();
    vi.doUnmock('../../src/validation/patterns.ts');
  });
});
