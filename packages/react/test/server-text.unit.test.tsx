import type { CaseFile } from '@elicit-kit/fixtures';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderDialog } from './render-dialog.tsx';

// As text: some names in them do not survive an object literal.
const files = import.meta.glob<string>('../../fixtures/cases/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const cases = Object.values(files).map((text) => JSON.parse(text) as CaseFile);

/** Stands in every string that a server could write. No attribute of the kit has it by chance. */
const MARK = 'zQx7';

/** Attributes that name, style, lead or load. Text of a server may be in labels and values alone. */
const GUARDED =
  /^(?:id|name|class|style|href|src|srcset|srcdoc|action|formaction|for|is|on.*|data-.*|aria-(?:labelledby|describedby|controls|owns|activedescendant|errormessage|details)|pattern|list|form|target|rel|type|role|lang)$/;

/** Keywords whose strings steer how a form is read. A mark in them would only make another form. */
const KEYWORDS = new Set(['type', 'format', '$ref', '$schema', 'pattern', 'required', 'mode']);

/** The same question with the mark in every name and every text that is shown. */
function mark(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return KEYWORDS.has(key) ? value : `${MARK}${value}`;
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      key === 'required' && typeof item === 'string'
        ? `${MARK}${item}`
        : mark(item, key === 'required' ? '' : key),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      key === 'properties' ? `${MARK}${name}` : name,
      mark(member, name),
    ]),
  );
}

function guardedTexts(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => name.includes(MARK) || (GUARDED.test(name) && value.includes(MARK)))
      .map(({ name, value }) => `${element.tagName} ${name}="${value.slice(0, 60)}"`),
  );
}

const { RegExp: Platform } = globalThis;
afterEach(() => void vi.unstubAllGlobals());

test.each(cases.filter((file) => file.kind === 'form'))(
  'no text of a server names, styles, leads or loads anything, nor becomes a RegExp: $id',
  async ({ request }) => {
    const patterns: string[] = [];
    vi.stubGlobal(
      'RegExp',
      new Proxy(Platform, {
        construct(target, args: [string | RegExp, string?]) {
          patterns.push(String(args[0]));
          return new target(...args);
        },
      }),
    );
    const { ask } = renderDialog();
    ask(mark(request), {
      server: {
        label: 'Acme',
        claim: {
          name: `${MARK}name`,
          title: `${MARK}title`,
          version: `${MARK}1`,
          websiteUrl: `https://${MARK}.example`,
        },
      },
    });
    await screen.findByRole('dialog');
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByRole('dialog').textContent).toContain(MARK);
    expect(guardedTexts()).toEqual([]);
    expect(patterns.filter((pattern) => pattern.includes(MARK))).toEqual([]);
    cleanup();
  },
);

test('nor does any part of an address', async () => {
  const { ask } = renderDialog();
  ask({
    mode: 'url',
    elicitationId: `${MARK}id`,
    message: `${MARK} sign in`,
    url: `https://${MARK}@www.${MARK}.example:8443/${MARK}?${MARK}#${MARK}`,
  });
  await screen.findByRole('button', { name: /^Open www/ });
  expect(screen.getByRole('dialog').textContent).toContain(MARK);
  expect(guardedTexts()).toEqual([]);
  expect(
    document.querySelectorAll('a, area, img, iframe, link, script, object, embed, base, meta'),
  ).toHaveLength(0);
});
