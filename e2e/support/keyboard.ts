import type { Locator, Page } from 'playwright/test';

const MAXIMUM_STEPS = 300;

/** Presses Tab until the focus is on what `target` finds, which may be any of several elements. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MAXIMUM_STEPS; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAXIMUM_STEPS} presses of Tab did not lead to ${String(target)}`);
}

/** Presses one key until the focus is on what `target` finds. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  for (let step = 0; step < MAXIMUM_STEPS; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MAXIMUM_STEPS} presses of ${key} did not lead to ${String(target)}`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) =>
    elements.some((element) => element === element.ownerDocument.activeElement),
  );
}
