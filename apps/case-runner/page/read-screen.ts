import type {
  ActionName,
  Screen,
  ScreenAction,
  ScreenField,
  ScreenMessage,
  ScreenState,
  ScreenUrl,
} from '../src/screen.ts';
import { all, isShown, part, parts, textAt, textOf } from './dom.ts';
import { readField } from './read-field.ts';
import { readableText } from './readable-text.ts';

const ACTIONS: readonly ActionName[] = ['accept', 'continue', 'decline', 'close', 'back'];

/** The dialog as it stands. */
export function readScreen(): Screen {
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.createElement('div');
  const fields = all(dialog, '[data-elicit="field"]').filter((field) => isShown(field));
  const focus = document.activeElement?.closest('[data-elicit="field"]');
  const blocked = part(dialog, 'blocked');
  return {
    isOpen: dialog.isConnected && isShown(dialog),
    title: textAt(dialog, 'aria-labelledby'),
    serverLabel: textOf(part(dialog, 'server-label')),
    serverText: [textAt(dialog, 'aria-labelledby'), ...parts(dialog, 'server').map(textOf)].join(' '),
    message: readMessage(dialog),
    warnings: parts(dialog, 'warning').flatMap(({ dataset }) => dataset['warning'] ?? []),
    links: all(dialog, 'a[href], area[href], [role="link"]').filter(isShown).length,
    text: readableText(dialog),
    blocked: blocked && textOf(blocked),
    url: readUrl(dialog),
    actions: ACTIONS.flatMap((name) => parts(dialog, name).map((button) => readAction(name, button))),
    focusField: focus ? all(dialog, '[data-elicit="field"]').indexOf(focus as HTMLElement) : null,
    fields: fields.map(readField),
  };
}

/** One field alone; null where there is none at that place. */
export function readFieldAt(place: number): ScreenField | null {
  const field = all(document, '[role="dialog"] [data-elicit="field"]')[place];
  return field && isShown(field) ? readField(field) : null;
}

/** What can change while an answer is on its way; cheap, for asking again and again. */
export function readState(result: string | null): ScreenState {
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.createElement('div');
  const leading = part(dialog, 'continue') ?? part(dialog, 'accept');
  return {
    isReady: leading !== null && !leading.matches(':disabled, [aria-disabled="true"]'),
    result,
    hasProblems: part(dialog, 'summary') !== null,
    hasReview: part(dialog, 'review') !== null,
    isAskingDiscard: all(document, '[role="alertdialog"]').some(isShown),
  };
}

function readAction(name: ActionName, button: HTMLElement): ScreenAction {
  const isDisabled = button.matches(':disabled, [aria-disabled="true"]');
  return { name, text: button.getAttribute('aria-label') ?? textOf(button), isEnabled: !isDisabled };
}

function readMessage(dialog: HTMLElement): ScreenMessage | null {
  const text = part(dialog, 'message-text');
  if (!text) return null;
  const block = text.closest<HTMLElement>('[data-elicit="message"]');
  return {
    text: text.textContent,
    shownText: text.innerText,
    whiteSpace: getComputedStyle(text).whiteSpaceCollapse,
    isSetApart: block !== null && looksApart(block, dialog),
    hasMore: part(dialog, 'show-all') !== null,
  };
}

/** A line around it, or a ground of its own; and a line that says whose words they are. */
function looksApart(block: HTMLElement, dialog: HTMLElement): boolean {
  const style = getComputedStyle(block);
  const ground = style.backgroundColor;
  const hasGround = ground !== 'rgba(0, 0, 0, 0)' && ground !== getComputedStyle(dialog).backgroundColor;
  const hasLine = parseFloat(style.borderInlineStartWidth) > 0 && style.borderInlineStartStyle !== 'none';
  return (hasGround || hasLine) && part(block, 'message-source') !== null;
}

function readUrl(dialog: HTMLElement): ScreenUrl | null {
  const full = part(dialog, 'url-full');
  const host = part(dialog, 'url-host');
  return full && { full: full.textContent, host: host && textOf(host), isCut: isCut(full) };
}

/** Whether some element up to the dialog hides what does not fit, rather than breaking or scrolling it. */
function isCut(element: HTMLElement): boolean {
  for (
    let at: HTMLElement | null = element;
    at && at.getAttribute('role') !== 'dialog';
    at = at.parentElement
  ) {
    const { overflowX, overflowY, display } = getComputedStyle(at);
    if (display === 'inline') continue;
    const hides = (overflow: string, more: number): boolean => /hidden|clip/.test(overflow) && more > 1;
    if (hides(overflowX, at.scrollWidth - at.clientWidth)) return true;
    if (hides(overflowY, at.scrollHeight - at.clientHeight)) return true;
  }
  return false;
}
