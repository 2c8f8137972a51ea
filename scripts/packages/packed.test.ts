import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const names = ['core', 'react', 'mcp', 'redis', 'electron'] as const;
const stage = mkdtempSync(join(tmpdir(), 'elicit-kit-'));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifests = new Map<string, Manifest>();

/** Unpacks what `pnpm pack` makes, in a folder laid out as an installed package. */
beforeAll(() => {
  for (const name of names) {
    const folder = join(root, 'packages', name);
    execFileSync('npx', ['-y', 'pnpm@12.4.2', 'pack', '--pack-destination', stage], {
      cwd: folder,
      stdio: 'pipe',
    });
    const tarball = readdirSync(stage).find((file) => file.startsWith(`elicit-kit-${name}-`));
    const target = join(stage, 'node_modules/@elicit-kit', name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', join(stage, String(tarball)), '-C', target, '--strip-components=1']);
    manifests.set(name, JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as Manifest);
    linkDependencies(join(folder, 'node_modules'));
  }
}, 300_000);

afterAll(() => {
  rmSync(stage, { recursive: true, force: true });
});

describe.each(names)('@elicit-kit/%s, packed', (name) => {
  const target = join(stage, 'node_modules/@elicit-kit', name);

  test('names built files in every export, and each exists', () => {
    const manifest = manifests.get(name);
    expect(manifest).toBeDefined();
    for (const [entry, file] of Object.entries(manifest?.exports ?? {})) {
      expect(existsSync(join(target, file)), `${entry} -> ${file}`).toBe(true);
      if (entry !== './package.json') expect(file).toMatch(/^\.\/dist\//);
    }
  });

  test('can be imported, each entry, where code from strings is forbidden', () => {
    // Outside of Electron there is nothing that a preload script could load.
    const entries = Object.keys(manifests.get(name)?.exports ?? {}).filter(
      (entry) => !/\.(json|css)$|^\.\/preload$/.test(entry),
    );
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const specifier = `@elicit-kit/${name}${entry.slice(1)}`;
      const code = `const m = await import(${JSON.stringify(specifier)}); console.log(Object.keys(m).length);`;
      const output = execFileSync(
        process.execPath,
        ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', code],
        { cwd: stage, encoding: 'utf8' },
      );
      expect(Number(output.trim()), specifier).toBeGreaterThan(0);
    }
  });

  test('ships no source maps that lead nowhere and no workspace references', () => {
    const manifest = manifests.get(name);
    expect(JSON.stringify(manifest?.dependencies ?? {})).not.toContain('workspace:');
    for (const file of readdirSync(join(target, 'dist'), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|d\.ts)$/.test(file)) continue;
      const map = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(
        readFileSync(join(target, 'dist', file), 'utf8'),
      )?.[1];
      if (map) expect(existsSync(join(target, 'dist', dirname(file), map)), `${file} -> ${map}`).toBe(true);
    }
  });
});

/** The packed packages find their dependencies where the workspace installed them. */
function linkDependencies(from: string): void {
  for (const entry of readdirSync(from)) {
    if (entry.startsWith('.') || entry === '@elicit-kit') continue;
    const sources = entry.startsWith('@')
      ? readdirSync(join(from, entry)).map((leaf) => join(entry, leaf))
      : [entry];
    for (const source of sources) {
      const link = join(stage, 'node_modules', source);
      mkdirSync(dirname(link), { recursive: true });
      if (!existsSync(link)) symlinkSync(join(from, source), link, 'junction');
    }
  }
}
