import type { RenderExpectation } from '../case-file/case.ts';
import { collapse, normalizeBreaks } from '../compare/text.ts';
import { isObject, own, type Json } from '../json.ts';
import type { Screen } from '../screen.ts';
import type { Checks } from './check.ts';

/** Holds the dialog as a whole against what the case says of it; fields and layout stand elsewhere. */
export function checkDialog(
  checks: Checks,
  expected: RenderExpectation,
  screen: Screen,
  request: Json,
): void {
  const { message } = screen;
  if (expected.messageEndsWith !== undefined) {
    const text = (message?.text ?? '').trimEnd();
    const end = expected.messageEndsWith.trimEnd();
    checks.that('end of the message', text.endsWith(end), end, text.slice(-end.length - 20));
  }
  if (expected.messageTextIs !== undefined) {
    checks.equal('message', normalizeBreaks(expected.messageTextIs).trim(), message?.text.trim());
  }
  if (expected.messageKeepsLineBreaks !== undefined) {
    const sent = isObject(request) ? own(request, 'message') : undefined;
    const breaks = countBreaks(typeof sent === 'string' ? sent : '');
    const shown = countBreaks(message?.shownText ?? '');
    const isKept = shown === breaks && /preserve|break-spaces/.test(message?.whiteSpace ?? '');
    checks.that(
      'line breaks of the message are kept',
      isKept === expected.messageKeepsLineBreaks,
      breaks,
      shown,
    );
  }
  if (expected.messageIsSetApart !== undefined) {
    checks.equal('message is set apart', expected.messageIsSetApart, message?.isSetApart ?? false);
  }
  for (const words of expected.serverTextContains ?? []) {
    checks.that('who asks', screen.serverText.includes(collapse(words)), words, screen.serverText);
  }
  if (expected.links !== undefined) checks.equal('links', expected.links, screen.links);
  for (const text of expected.forbiddenInText ?? []) {
    checks.that('forbidden in the text', !screen.text.includes(text), undefined, around(screen.text, text));
  }
  for (const text of expected.mustContainText ?? []) {
    checks.that('text', collapse(screen.text).includes(collapse(text)), text, undefined);
  }
  checkWarnings(checks, expected, screen);
  checkUrl(checks, expected, screen);
}

function checkWarnings(checks: Checks, expected: RenderExpectation, screen: Screen): void {
  const { warnings, warningsAllowed = [] } = expected;
  if (!warnings) return;
  for (const warning of warnings)
    checks.that('warning', screen.warnings.includes(warning), warning, screen.warnings);
  // More than what is listed is fine, unless nothing is listed.
  if (warnings.length > 0) return;
  const surplus = screen.warnings.filter((warning) => !warningsAllowed.includes(warning));
  checks.equal('warnings that are too many', [], surplus);
}

function checkUrl(checks: Checks, expected: RenderExpectation, { url }: Screen): void {
  if (expected.url !== undefined) checks.equal('address', expected.url, url?.full);
  if (expected.urlEndsWith !== undefined) {
    const end = expected.urlEndsWith;
    checks.that(
      'end of the address',
      url?.full.endsWith(end) ?? false,
      end,
      url?.full.slice(-end.length - 20),
    );
  }
  if (expected.url !== undefined || expected.urlEndsWith !== undefined) {
    checks.that(
      'all of the address can be read',
      url !== null && !url.isCut,
      true,
      url !== null && !url.isCut,
    );
  }
  if (expected.host !== undefined) checks.equal('host', expected.host, url?.host ?? undefined);
}

function countBreaks(text: string): number {
  return normalizeBreaks(text).trim().split('\n').length - 1;
}

/** Where a text stands, made visible. */
function around(text: string, part: string): string | undefined {
  const at = text.indexOf(part);
  return at < 0 ? undefined : JSON.stringify(text.slice(Math.max(0, at - 20), at + part.length + 20));
}
