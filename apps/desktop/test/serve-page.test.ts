import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageHandler } from '../src/main/serve-page.ts';

let folder: string;
let handle: (request: Request) => Promise<Response>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'desktop-page-'));
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  writeFileSync(join(page, 'assets/main.js'), 'export {};');
  writeFileSync(join(page, 'assets/main.css'), 'a{}');
  writeFileSync(join(page, 'strange.bin'), 'x');
  symlinkSync(join(folder, 'secret.txt'), join(page, 'link.txt'));
  handle = createPageHandler(page);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Past the parser of addresses, which folds `..` away: a hostile page is not bound to it. */
const ask = (url: string, method = 'GET') => handle({ url, method } as Request);

test.each([
  ['app://elicit-kit/', 'text/html; charset=utf-8', '<!doctype html>'],
  ['app://elicit-kit/index.html', 'text/html; charset=utf-8', '<!doctype html>'],
  ['app://elicit-kit/index.html?a=/../b#c', 'text/html; charset=utf-8', '<!doctype html>'],
  ['app://elicit-kit/assets/main.js', 'text/javascript; charset=utf-8', 'export {};'],
  ['app://elicit-kit/assets/main.css', 'text/css; charset=utf-8', 'a{}'],
  ['app://elicit-kit/strange.bin', 'application/octet-stream', 'x'],
])('serves %s as %s', async (url, type, body) => {
  const response = await ask(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(await response.text()).toBe(body);
});

test.each([
  'app://elicit-kit/missing.js',
  'app://elicit-kit/../secret.txt',
  'app://elicit-kit/assets/../../secret.txt',
  'app://elicit-kit/%2e%2e/secret.txt',
  'app://elicit-kit/..%2fsecret.txt',
  'app://elicit-kit/..%5csecret.txt',
  'app://elicit-kit//etc/passwd',
  'app://elicit-kit/%00',
  'app://elicit-kit/%zz',
  'app://elicit-kit/link.txt',
  'app://elicit-kit/assets',
  'app://elicit-kit',
  'app://elicit-kit.evil/index.html',
  'app://evil/index.html',
  'file:///etc/passwd',
])('has nothing at %s', async (url) => {
  const response = await ask(url);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Not found');
});

test.each([
  ['app://elicit-kit/', 'GET', 200],
  ['app://elicit-kit/missing', 'GET', 404],
  ['app://elicit-kit/', 'POST', 405],
])('%s %s carries the strict policy with status %i', async (url, method, status) => {
  const response = await ask(url, method);
  expect(response.status).toBe(status);
  const policy = new Map(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test('HEAD has the type without the body', async () => {
  const response = await ask('app://elicit-kit/', 'HEAD');
  expect(response.headers.get('content-type')).toMatch('text/html');
  expect(await response.text()).toBe('');
});
