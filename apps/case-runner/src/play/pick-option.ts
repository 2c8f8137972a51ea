import type { Locator } from 'playwright';
import { collapse } from '../compare/text.ts';
import type { ScreenField } from '../screen.ts';

/** Chooses by label. `isWhole`: these and no others, in a field that takes several. */
export async function pickLabels(
  field: Locator,
  shown: ScreenField,
  labels: readonly string[],
  isWhole: boolean,
): Promise<void> {
  if (shown.widget === 'checkboxes') return tick(field, shown, labels, isWhole);
  if (shown.widget === 'combobox' && shown.isMultiple && isWhole) await takeOut(field, shown, labels);
  const taken = new Set(shown.isMultiple ? shown.chosen.map(collapse) : []);
  for (const label of labels) if (!taken.has(collapse(label))) await pickOne(field, shown, label);
}

/** Chooses by place, where labels cannot tell options apart. */
export async function pickPlace(field: Locator, shown: ScreenField, index: number): Promise<void> {
  if (shown.widget === 'radios') return field.getByRole('radio').nth(index).check();
  if (shown.widget === 'checkboxes') return field.getByRole('checkbox').nth(index).check();
  if (shown.widget === 'select') return selectPlace(field, index);
  if (shown.widget !== 'combobox') throw new Error(`no option can be picked in ${shown.widget}`);
  await openList(field);
  const option = field.locator(`[role="option"][aria-posinset="${index + 1}"]`);
  // Rows out of sight have no element, so the list is scrolled to where that row must be.
  await field.getByRole('listbox').evaluate((list, place) => {
    const size = Number(list.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ?? 1);
    list.scrollTop = (list.scrollHeight / size) * place - list.clientHeight / 2;
  }, index);
  await option.click();
}

async function pickOne(field: Locator, shown: ScreenField, label: string): Promise<void> {
  if (shown.widget === 'radios') return field.getByRole('radio', { name: label, exact: true }).check();
  if (shown.widget === 'select') return selectPlace(field, placeOf(shown.options ?? [], label));
  if (shown.widget !== 'combobox') throw new Error(`no option can be picked in ${shown.widget}`);
  await openList(field);
  await field.getByRole('combobox').fill(label);
  // By its own words: an option is called by its description as well.
  const words = field
    .page()
    .locator('bdi:first-child')
    .and(field.page().getByText(label, { exact: true }));
  await field.getByRole('option').filter({ has: words }).first().click();
}

async function openList(field: Locator): Promise<void> {
  const input = field.getByRole('combobox');
  await input.focus();
  if ((await input.getAttribute('aria-expanded')) !== 'true') await input.press('ArrowDown');
}

/** By its place, counted without the first entry, which stands for no choice. */
async function selectPlace(field: Locator, place: number): Promise<void> {
  await field.getByRole('combobox').selectOption({ index: place + 1 });
}

async function tick(
  field: Locator,
  shown: ScreenField,
  labels: readonly string[],
  isWhole: boolean,
): Promise<void> {
  const wanted = new Set(labels.map((label) => placeOf(shown.options ?? [], label)));
  const boxes = field.getByRole('checkbox');
  for (const place of (shown.options ?? []).keys()) {
    if (wanted.has(place)) await boxes.nth(place).check();
    else if (isWhole) await boxes.nth(place).uncheck();
  }
}

async function takeOut(field: Locator, shown: ScreenField, labels: readonly string[]): Promise<void> {
  const wanted = new Set(labels.map(collapse));
  for (const label of shown.chosen) {
    if (!wanted.has(collapse(label)))
      await field.getByRole('button', { name: `Remove ${label}`, exact: true }).click();
  }
}

/** Place of the only option of that label. Throws where there is none, or where the label cannot tell options apart. */
function placeOf(options: readonly string[], label: string): number {
  const places = [...options.keys()].filter((place) => collapse(options[place] ?? '') === collapse(label));
  const [place] = places;
  if (place === undefined) throw new Error(`no option is called ${JSON.stringify(label)}`);
  if (places.length > 1) throw new Error(`${places.length} options are called ${JSON.stringify(label)}`);
  return place;
}
