import { expect, test } from './support/test.ts';

/** What `window.elicitKit` is, as the page sees it. */
interface Api {
  openLine(onText: unknown, onClose: unknown): { send(text: unknown): void; close(): void };
  openUrl(href: unknown): Promise<boolean>;
}
declare const elicitKit: Api;

test.beforeEach(async ({ host }) => host.expectConnected('2026-07-28'));

test('the page sees nothing of Node, of Electron, or of the preload script', async ({ page }) => {
  const names = await page.evaluate(() => {
    const usual = document.createElement('iframe');
    document.body.append(usual);
    const known = new Set(Object.getOwnPropertyNames(usual.contentWindow));
    usual.remove();
    return Object.getOwnPropertyNames(globalThis).filter((name) => !known.has(name));
  });
  // What an empty document does not have: the objects of the two preload scripts.
  const own = names.filter((name) => !/^(\d+|__playwright.*|__pw.*)$/.test(name));
  for (const name of own) expect(name).toMatch(/^elicitKit(Desktop)?$/);
  expect(own).toContain('elicitKit');
  for (const name of ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron']) {
    expect(await page.evaluate((one) => one in globalThis, name)).toBe(false);
  }
});

test('what the page sees cannot be changed, added to, or got behind', async ({
  page,
  host,
  dialog,
  desktop,
}) => {
  const left = await page.evaluate(() => {
    const target = globalThis as unknown as Record<string, unknown>;
    const found: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
      if (!Object.isFrozen(value)) found.push(`${path} can be changed`);
      for (const key of Reflect.ownKeys(value)) {
        if (key === 'prototype') continue;
        visit((value as Record<string | symbol, unknown>)[key], `${path}.${String(key)}`);
      }
    };
    for (const name of Object.getOwnPropertyNames(target).filter((one) => one.startsWith('elicitKit'))) {
      const api = target[name] as Record<string, unknown>;
      visit(api, name);
      const { configurable, writable } = Object.getOwnPropertyDescriptor(target, name) ?? {};
      if (configurable !== false || writable !== false) found.push(`${name} can be replaced`);
      for (const [key, member] of Object.entries(api)) {
        if (Reflect.set(api, key, () => 'mine')) found.push(`${name}.${key} was set`);
        if (Reflect.deleteProperty(api, key)) found.push(`${name}.${key} was deleted`);
        // The function of the other world is not behind it.
        const source = Function.prototype.toString.call(member);
        if (typeof member === 'function' && !source.includes('[native code]')) found.push(source);
      }
      if (Reflect.setPrototypeOf(api, {})) found.push(`${name} has another prototype`);
    }
    // A page that bends what its objects come from bends its own world alone.
    Object.assign(Object.prototype, { polluted: 'yes', type: 'open', line: 1 });
    Object.assign(Function.prototype, { apply: () => 'bent' });
    const result = [...found];
    delete (Object.prototype as Record<string, unknown>)['polluted'];
    delete (Object.prototype as Record<string, unknown>)['type'];
    delete (Object.prototype as Record<string, unknown>)['line'];
    return result;
  });
  expect(left).toEqual([]);
  await desktop.reload(page);
  await host.expectConnected('2026-07-28');
  await host.call('Delete a project');
  await dialog.decline.click();
  expect(await host.result('Delete a project').received()).toBe('{"action":"decline"}');
});

test('texts and functions alone cross the bridge', async ({ page }) => {
  const outcomes = await page.evaluate(async () => {
    const attempt = async (action: () => unknown): Promise<string> => {
      try {
        return String(await action());
      } catch (error) {
        return (error as Error).message;
      }
    };
    const nothing = (): void => undefined;
    const line = elicitKit.openLine(nothing, nothing);
    const outcomes = [
      await attempt(() => elicitKit.openLine('text', nothing)),
      await attempt(() => elicitKit.openLine(nothing, { call: nothing })),
      await attempt(() => elicitKit.openUrl({ toString: () => 'https://example.com/' })),
      await attempt(() => elicitKit.openUrl(['https://example.com/'])),
      await attempt(() => line.send({ type: 'text' })),
      await attempt(() => line.send(new WeakMap())),
      await attempt(() => elicitKit.openUrl(document)),
    ];
    line.close();
    return outcomes;
  });
  expect(outcomes.slice(0, 5)).toEqual([
    'openLine takes two functions.',
    'openLine takes two functions.',
    'false',
    'false',
    'undefined',
  ]);
  expect(outcomes[5]).toContain('could not be cloned');
  expect(outcomes[6]).not.toBe('true');
});

test('the policy is strict, in force, and reports what it stops', async ({ page, trouble }) => {
  trouble.allow(/^policy report: /);
  // Named by the browser though it is not asked for.
  trouble.allow(/^request to https:\/\/elsewhere\.example\//);
  // Logged by the browser with each report.
  trouble.allow(/Content Security Policy|violates the following/);
  const reply = await page.evaluate(async () => {
    const response = await fetch(location.href).catch(() => null);
    return response?.headers.get('content-security-policy') ?? null;
  });
  // The page may not even ask for itself.
  expect(reply).toBeNull();
  const stopped = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          seen.add(`${effectiveDirective} ${blockedURI.replace(/^https?:.*/, 'address')}`);
          if (seen.size === 6) resolve([...seen].sort());
        });
        const add = (name: string, members: object): void =>
          document.body.append(Object.assign(document.createElement(name), members));
        add('script', { textContent: 'globalThis.wasRun = 1' });
        add('style', { textContent: 'body { color: red }' });
        add('img', { src: 'https://elsewhere.example/pixel.png' });
        add('iframe', { src: 'https://elsewhere.example/' });
        document.body.setAttribute('onclick', 'globalThis.wasRun = 2');
        document.body.click();
        // In a task of the page: what a test evaluates may evaluate.
        setTimeout(() => {
          try {
            eval('globalThis.wasRun = 3');
          } catch {
            // It is reported as well.
          }
        });
      }),
  );
  expect(stopped).toEqual([
    'frame-src address',
    'img-src address',
    'script-src eval',
    'script-src-attr inline',
    'script-src-elem inline',
    'style-src-elem inline',
  ]);
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
});

test('the page goes nowhere, opens no window, and gets no permission', async ({
  page,
  desktop,
  dialog,
  host,
  trouble,
}) => {
  // Where navigation is stopped on the way to the network, it has been asked for.
  trouble.allow(/^request to https:\/\/elsewhere\.example\/$/);
  const { context } = desktop;
  const before = page.url();
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.example/' });
    const link = Object.assign(document.createElement('a'), {
      href: 'https://elsewhere.example/',
      target: '_blank',
    });
    document.body.append(form, link);
    link.click();
    open('https://elsewhere.example/');
    open('about:blank');
    location.href = 'https://elsewhere.example/';
  });
  await expect.poll(() => context.pages().length).toBe(1);
  expect(page.url()).toBe(before);
  const permissions = await page.evaluate(async () => {
    const ask = async (name: string): Promise<string> =>
      (await navigator.permissions.query({ name: name as PermissionName })).state;
    const place = await new Promise<string>((resolve) => {
      navigator.geolocation.getCurrentPosition(
        () => resolve('told'),
        () => resolve('refused'),
      );
    });
    const camera = await navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'shown',
      () => 'refused',
    );
    return [place, camera, await Notification.requestPermission(), await ask('geolocation')];
  });
  expect(permissions.slice(0, 3)).toEqual(['refused', 'refused', 'denied']);
  expect(permissions[3]).not.toBe('granted');
  // It is still the page that it was, and it is asked.
  await host.call('Delete a project');
  await dialog.decline.click();
  expect(await host.result('Delete a project').received()).toBe('{"action":"decline"}');
});
