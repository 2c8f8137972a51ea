import type { DialogPage } from '../browser/dialog-page.ts';
import type { Case, FieldExpectation, RenderExpectation } from '../case-file/case.ts';
import { checkDialog } from '../checks/check-dialog.ts';
import { checkField, type FoundField } from '../checks/check-field.ts';
import { checkLayout, WINDOWS } from '../checks/check-layout.ts';
import { Checks, type Check } from '../checks/check.ts';
import { propertySchema } from '../compare/how-to-compare.ts';
import type { OptionList, Screen, ScreenField, Widget } from '../screen.ts';
import { bestOf } from './best-of.ts';

/** Role of what carries the field's name. */
const ROLES = {
  textbox: 'textbox',
  radios: 'radiogroup',
  select: 'combobox',
  combobox: 'combobox',
  checkboxes: 'group',
  rows: 'group',
} as const satisfies { readonly [W in Widget]?: string };

/** Looks at a dialog that has just been asked, before anyone does anything. */
export async function checkRender(
  dialog: DialogPage,
  played: Case,
  expected: RenderExpectation,
  ms: number | null,
): Promise<readonly Check[]> {
  const checks = new Checks('render');
  if (expected.maxMs !== undefined) {
    const best = await bestOf(expected.maxMs, ms, () => dialog.ask());
    checks.that('time until it can be used', best <= expected.maxMs, expected.maxMs, Math.round(best));
  }
  let screen = await dialog.readScreen();
  const { hasMore } = screen.message ?? { hasMore: false };
  if (hasMore) {
    await dialog.page.locator('[data-elicit="show-all"]').click();
    screen = await dialog.readScreen();
  }
  checkDialog(checks, expected, screen, played.request);
  await checkFields(checks, dialog, played, expected, screen);
  checkConsent(checks, dialog, played, expected);
  if (expected.actionsStayReachable || expected.noHorizontalScroll) {
    for (const size of WINDOWS) {
      await dialog.page.setViewportSize(size);
      for (const isScrolled of [false, true])
        checkLayout(checks, expected, await dialog.readLayout(isScrolled), isScrolled);
    }
    await dialog.page.setViewportSize(WINDOWS[0]);
  }
  return checks.all;
}

async function checkFields(
  checks: Checks,
  dialog: DialogPage,
  played: Case,
  expected: RenderExpectation,
  { fields }: Screen,
): Promise<void> {
  const count = expected.fieldCount ?? (expected.partial ? undefined : expected.fields?.length);
  if (count !== undefined) checks.equal('number of fields', count, fields.length);
  for (const [index, field] of (expected.fields ?? []).entries()) {
    const place = expected.partial ? dialog.placeOf(field.name) : index;
    checkField(checks, field, await find(dialog, played, field, place, fields[place] ?? null));
  }
}

async function find(
  dialog: DialogPage,
  played: Case,
  expected: FieldExpectation,
  place: number,
  field: ScreenField | null,
): Promise<FoundField> {
  const schema = propertySchema(played.request, expected.name);
  if (!field) return { field, list: null, isNamed: false, schema };
  const needsList = field.widget === 'combobox' && (expected.options ?? expected.optionCount) !== undefined;
  return {
    field,
    list: needsList ? await readList(dialog, place) : null,
    isNamed: await isNamed(dialog, place, field),
    schema,
  };
}

/** By role and exact name, as assistive technology finds it. Date controls have no role that can be asked for. */
async function isNamed(dialog: DialogPage, place: number, { widget, label }: ScreenField): Promise<boolean> {
  const field = dialog.field(place);
  if (widget === 'date' || widget === 'date-time')
    return (await field.getByLabel(label, { exact: true }).count()) === 1;
  const role = widget === 'nothing' ? undefined : ROLES[widget];
  return role !== undefined && (await field.getByRole(role, { name: label, exact: true }).count()) === 1;
}

async function readList(dialog: DialogPage, place: number): Promise<OptionList> {
  const input = dialog.field(place).getByRole('combobox');
  await input.focus();
  await input.press('ArrowDown');
  const list = await dialog.readList(place);
  // In an open list Escape closes the list and nothing else.
  await input.press('Escape');
  return list;
}

/** Holds for every address, whether the case writes it out or not. */
function checkConsent(checks: Checks, { seen }: DialogPage, played: Case, expected: RenderExpectation): void {
  if (played.kind === 'url' || expected.opensBeforeConsent !== undefined) {
    const opens = seen.windows > 0 || seen.opened.size > 0;
    checks.equal('opens something before consent', expected.opensBeforeConsent ?? false, opens);
  }
  if (played.kind === 'url' || expected.requestsBeforeConsent !== undefined) {
    const requests = seen.requests.length + seen.opened.size;
    checks.equal('requests before consent', expected.requestsBeforeConsent ?? 0, requests);
  }
}
