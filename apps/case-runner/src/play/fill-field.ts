import type { Locator } from 'playwright';
import type { DialogPage } from '../browser/dialog-page.ts';
import type { Input, Step } from '../case-file/case.ts';
import type { ScreenField } from '../screen.ts';
import { pickLabels, pickPlace } from './pick-option.ts';
import { clockKeys, dayKeys, typeDate } from './type-date.ts';
import { wallClock } from './wall-clock.ts';

/** So many characters are typed; what follows is put in at once, as from a clipboard or an input method. */
const MOST_KEYS = 6;

/** Does one step as a person would: field by field. Throws, in words, what could not be done. */
export async function playStep(dialog: DialogPage, step: Step, timeZone: string): Promise<void> {
  for (const [name, input] of step) {
    const place = dialog.placeOf(name);
    const shown = await dialog.readField(place);
    if (!shown) throw new Error(`there is no field for ${JSON.stringify(name)}`);
    await fillField(dialog.field(place), shown, input, timeZone);
  }
}

async function fillField(field: Locator, shown: ScreenField, input: Input, timeZone: string): Promise<void> {
  switch (input.do) {
    case 'type':
      return typeInto(field, shown, input.text, timeZone);
    case 'say':
      return field.getByRole('radio', { name: input.value ? 'Yes' : 'No', exact: true }).check();
    case 'pick':
      return pickLabels(field, shown, input.labels, input.isWhole);
    case 'pick-index':
      return pickPlace(field, shown, input.index);
    case 'clear':
      return clear(field, shown);
    case 'local':
      await chooseZone(field, shown);
      return typeClock(field, input.local);
    case 'list':
      return fillList(field, shown, input.items);
  }
}

async function typeInto(field: Locator, shown: ScreenField, text: string, timeZone: string): Promise<void> {
  if (shown.widget === 'textbox') return typeText(field.getByRole('textbox'), text);
  if (shown.widget === 'date') return typeDate(field.locator('input[type="date"]'), text, dayKeys(text));
  if (shown.widget !== 'date-time') throw new Error(`a text cannot be typed into ${shown.widget}`);
  const local = wallClock(text, timeZone);
  if (local !== null) await chooseZone(field, shown);
  return typeClock(field, local ?? text);
}

/** Replaces what was there. */
async function typeText(box: Locator, text: string): Promise<void> {
  await box.focus();
  await box.press('ControlOrMeta+a');
  if (text === '') return box.press('Delete');
  // A line break typed with Enter would lead on to the next field.
  const keys = /^[^\r\n\t]*/.exec(text)?.[0] ?? '';
  const typed = Array.from(keys).slice(0, MOST_KEYS).join('');
  await box.pressSequentially(typed);
  if (text !== typed) await box.page().keyboard.insertText(text.slice(typed.length));
}

async function typeClock(field: Locator, local: string): Promise<void> {
  const input = field.locator('input[type="datetime-local"]');
  const step = Number((await input.getAttribute('step')) ?? 60);
  await typeDate(input, local, clockKeys(local, step));
}

/** The zone is the person's own, unless a default came with another. */
async function chooseZone(field: Locator, shown: ScreenField): Promise<void> {
  // Browsers have their own names for some zones: Asia/Calcutta.
  const own = await field.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (isInZone(shown.zone ?? '', own)) return;
  await field.locator('[data-elicit="zone-change"]').click();
  await field.locator('[data-elicit="zone-select"]').selectOption(own);
}

/** Whether the line below a clock names the zone: "Time zone: UTC" does for UTC, "Time zone: UTC+02:00" does not. */
export function isInZone(line: string, zone: string): boolean {
  const at = line.indexOf(zone);
  return at >= 0 && !/[\w+\-−/]/.test(line.charAt(at + zone.length)) && line.charAt(at - 1) !== '(';
}

/** With the Clear button, which is there while there is an answer. */
async function clear(field: Locator, shown: ScreenField): Promise<void> {
  const isEmpty =
    shown.values.every((value) => value === '') && shown.chosen.length === 0 && !shown.isIncomplete;
  const button = field.getByRole('button', { name: `Clear ${shown.label}`, exact: true });
  if (isEmpty && (await button.count()) === 0) return;
  await button.click();
}

async function fillList(field: Locator, shown: ScreenField, items: readonly string[]): Promise<void> {
  const remove = field.locator('[data-elicit="remove"]');
  for (let left = shown.values.length; left > 0; left -= 1) await remove.first().click();
  const add = field.locator('[data-elicit="add"]');
  for (const [index, item] of items.entries()) {
    await add.click();
    await typeText(field.getByRole('textbox').nth(index), item);
  }
  if (items.length > 0 || shown.values.length > 0) return;
  // An empty list is an answer once a row has been there.
  await add.click();
  await remove.first().click();
}
