import { expect, test } from '../support/test.ts';
import { ERAS } from './demo-jobs.ts';

const TOOL = 'Connect an account';

/** What makes a browser look an address up, connect to it or fetch it before anybody presses anything. */
const SPECULATION =
  'link[rel~="preconnect" i], link[rel~="dns-prefetch" i], link[rel~="prefetch" i], link[rel~="prerender" i], ' +
  'link[rel~="preload" i], link[rel~="modulepreload" i], script[type="speculationrules" i], ' +
  'a[href], area[href], img[src], iframe, object, embed, form[action]';

for (const [revision, protocol] of ERAS) {
  test(`nothing of the address is requested, resolved or hinted at before consent (${revision})`, async ({
    host,
    dialog,
    demoUrl,
  }) => {
    const requests: string[] = [];
    host.page.context().on('request', (request) => void requests.push(request.url()));
    await host.openWithDemo(protocol);
    // Also what is put in and taken out again at once.
    await host.page.evaluate((selector) => {
      const seen: string[] = [];
      Object.assign(window, { speculationSeen: seen });
      new MutationObserver((records) => {
        for (const { addedNodes, target } of records) {
          for (const node of [...addedNodes, target]) {
            if (!(node instanceof Element)) continue;
            const found = [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];
            for (const element of found) seen.push(element.outerHTML);
          }
        }
      }).observe(document, { childList: true, subtree: true, attributes: true });
    }, SPECULATION);
    requests.length = 0;
    await host.call(TOOL);
    await dialog.expectOpen();
    const { host: site, origin } = new URL(demoUrl);
    await expect(dialog.root.getByRole('button', { name: `Open ${site}` })).toBeEnabled();
    await dialog.part('url-full').hover();
    await dialog.root.getByRole('button', { name: `Open ${site}` }).hover();

    expect(requests.filter((url) => url.startsWith(`${origin}/connect`))).toEqual([]);
    // The chunks of the page itself and the protocol's own messages are all there is.
    const page = new URL(host.page.url()).origin;
    expect(requests.filter((url) => ![page, origin].includes(new URL(url).origin))).toEqual([]);
    const hints = await host.page.evaluate(
      () => (window as unknown as { speculationSeen: string[] }).speculationSeen,
    );
    expect(hints.filter((html) => html.includes(site) || /https?:/.test(html.replaceAll(page, '')))).toEqual(
      [],
    );
    await expect(dialog.root.locator(SPECULATION)).toHaveCount(0);
    expect(host.page.context().pages()).toHaveLength(1);
    await dialog.decline.click();
    await dialog.expectClosed();
  });

  test(`a blocked window is noticed and offered again; accept waits for a page (${revision})`, async ({
    host,
    dialog,
    demoUrl,
  }) => {
    await host.page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await host.openWithDemo(protocol);
    await host.call(TOOL);
    await dialog.expectOpen();
    const site = new URL(demoUrl).host;
    const button = dialog.root.getByRole('button', { name: `Open ${site}` });
    await expect(button).toBeEnabled();
    await button.click();
    await expect(dialog.root.getByRole('alert')).toContainText('The browser blocked the new window');
    await expect(host.runningCalls).toHaveCount(1);
    await expect(dialog.decline).toBeVisible();

    const page = await dialog.openAddress(site);
    await expect(page.getByRole('heading', { name: 'Connect your account' })).toBeVisible();
    await expect(dialog.root).toContainText('Continue in your browser');
    await dialog.page.keyboard.press('Escape');
    await dialog.expectClosed();
    await page.getByRole('button', { name: 'Connect' }).click();
    expect(await host.result(TOOL).received()).toBe('{"action":"accept"}');
    await page.close();
  });
}
