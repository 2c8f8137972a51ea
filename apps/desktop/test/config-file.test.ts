import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from 'web-host/backend';
import { chooseConfigFile, writeEmptyConfig } from '../src/main/config-file.ts';

const NAME = 'ELICIT_KIT_DESKTOP_CONFIG';

test.each([
  [[], {}, join('/own', 'mcp.json'), true],
  [['--no-sandbox', '.'], { [NAME]: '' }, join('/own', 'mcp.json'), true],
  [['.', '--config', 'a.json'], { [NAME]: '/env.json' }, resolve('a.json'), false],
  [['--config=/b.json'], {}, resolve('/b.json'), false],
  [[], { [NAME]: '/env.json' }, resolve('/env.json'), false],
])('%j and %j name %s', (args, env, path, isOwn) => {
  expect(chooseConfigFile(args, env, '/own')).toEqual({ path, isOwn });
});

test('the file of the app is written once, and never over what a person has written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desktop-config-'));
  const path = join(folder, 'new', 'mcp.json');
  await writeEmptyConfig(path);
  expect(await loadConfig(path)).toEqual({ ok: true, servers: [] });
  writeFileSync(path, 'mine');
  await writeEmptyConfig(path);
  expect(readFileSync(path, 'utf8')).toBe('mine');
  rmSync(folder, { recursive: true });
});
