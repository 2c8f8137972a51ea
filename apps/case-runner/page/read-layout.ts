import type { LaidOutPart, Layout } from '../src/screen.ts';
import { all, part, parts } from './dom.ts';

const MUST_STAY = ['server-label', 'accept', 'continue', 'decline', 'close'] as const;

/** Whether what must stay in sight does, and what can be scrolled sideways. */
export function readLayout(isScrolled: boolean): Layout {
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.body;
  for (const box of all(dialog, '*')) {
    if (box.scrollHeight > box.clientHeight) box.scrollTop = isScrolled ? box.scrollHeight : 0;
  }
  return {
    width: innerWidth,
    height: innerHeight,
    parts: [
      ...MUST_STAY.flatMap((name) => parts(dialog, name).map((element) => layOut(name, element))),
      ...(part(dialog, 'server-label')
        ? []
        : [{ name: 'server-label', isInside: false, isHit: false, box: 'missing' }]),
    ],
    scrollsSideways: [document.documentElement, dialog, ...all(dialog, '*')].filter(isSideways).map(describe),
  };
}

function layOut(name: string, element: HTMLElement): LaidOutPart {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return {
    name,
    // Half a pixel of rounding is nothing that a person could miss.
    isInside:
      left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5 && right > left,
    isHit: hit !== null && (element.contains(hit) || hit.contains(element)),
    box: [left, top, right, bottom].map(Math.round).join(' '),
  };
}

function isSideways(element: HTMLElement): boolean {
  if (element.scrollWidth <= element.clientWidth + 1) return false;
  if (element === document.documentElement) return element.scrollWidth > innerWidth;
  // A text box scrolls its own text; that is no part of the page.
  return (
    !element.matches('input, textarea, select, option') &&
    /auto|scroll/.test(getComputedStyle(element).overflowX)
  );
}

function describe(element: HTMLElement): string {
  return element.dataset['elicit'] ?? element.getAttribute('role') ?? element.localName;
}
