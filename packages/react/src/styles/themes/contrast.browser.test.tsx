import elicitation from '../elicitation.css?inline';
import { afterEach, describe, expect, test } from 'vitest';
import shadcnTokens from '../../dialog/stories/shadcn-tokens.css?inline';
import brand from './brand-example.css?inline';
import highContrast from './high-contrast.css?inline';
import shadcn from './shadcn.css?inline';

const TEXT = 4.5;
const CONTROL = 3;

/** What stands on what, and the contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ['text', 'surface', TEXT],
  ['text', 'surface-sunken', TEXT],
  ['text', 'surface-hover', TEXT],
  ['text', 'accent-soft', TEXT],
  ['text', 'danger-soft', TEXT],
  ['text', 'warning-soft', TEXT],
  ['text-muted', 'surface', TEXT],
  ['text-muted', 'surface-sunken', TEXT],
  ['accent', 'surface', TEXT],
  ['accent', 'accent-soft', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['danger', 'surface', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['warning', 'warning-soft', TEXT],
  ['success', 'surface', TEXT],
  ['control-line', 'surface', CONTROL],
  ['focus', 'surface', CONTROL],
];

const THEMES = {
  default: [],
  'high contrast': [highContrast],
  shadcn: [shadcnTokens, shadcn],
  brand: [brand],
};

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.documentElement.removeAttribute('style');
});

describe.each(Object.entries(THEMES))('theme %s', (_, sheets) => {
  test.each(['light', 'dark'])('has enough contrast in %s', (scheme) => {
    document.adoptedStyleSheets = [elicitation, ...sheets].map(sheetOf);
    document.documentElement.style.colorScheme = scheme;
    const low = PAIRS.map(([front, back, least]) => ({
      pair: `${front} on ${back}`,
      ratio: contrast(front, back),
      least,
    }))
      .filter(({ ratio, least }) => !(ratio >= least))
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
    expect(low).toEqual([]);
  });

  test.each(['light', 'dark'])('has enough contrast in the mark of every hue in %s', (scheme) => {
    document.adoptedStyleSheets = [elicitation, ...sheets].map(sheetOf);
    document.documentElement.style.colorScheme = scheme;
    const mark = document.body.appendChild(document.createElement('span'));
    mark.dataset['elicit'] = 'mark';
    const ratios = Array.from({ length: 12 }, (_, hue) => {
      mark.dataset['hue'] = String(hue);
      const { color, backgroundColor } = getComputedStyle(mark);
      expect(color).not.toBe(backgroundColor);
      return ratioOf(luminanceOf(color), luminanceOf(backgroundColor));
    });
    mark.remove();
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(TEXT);
  });
});

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function contrast(front: string, back: string): number {
  return ratioOf(luminance(front), luminance(back));
}

function ratioOf(one: number, other: number): number {
  const [light, dark] = [one, other].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(token: string): number {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--elicit-${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return luminanceOf(color);
}

/** Relative luminance of a colour, as the browser paints it. */
function luminanceOf(color: string): number {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
