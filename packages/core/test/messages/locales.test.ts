import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { en } from '../../src/messages/en.ts';
import { createFormatter } from '../../src/messages/format-message.ts';
import { groups, readTables, showAll, valuesIn, type Shown } from './message-tables.ts';

const tables = await readTables();
const english = showAll(en);

/** "Invalid" blames and does not say what to do. */
const BLAME: Readonly<Record<string, RegExp>> = {
  en: /invalid/i,
  'zh-CN': /无效|非法/,
  'zh-TW': /無效|非法/,
  ja: /無効|不正/,
  ko: /유효하지|무효|잘못된/,
  de: /ungültig|unzulässig/i,
  fr: /invalide|non valide|incorrect/i,
  es: /inválid|no válid|incorrect/i,
  'pt-BR': /inválid|incorret/i,
  ru: /недействительн|неверн|некорректн|недопустим/i,
  ar: /غير صالح|غير صحيح|خاطئ/,
};

/** Words that a language shares with English. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['ui.optional', 'ui.unnamedOption'],
  es: ['ui.no'],
  fr: ['ui.filterResults', 'ui.unnamedOption', 'ui.urlHost', 'ui.severityDanger'],
  'pt-BR': ['ui.urlHost'],
};

/** What is the same in every language: names of standards, and examples. */
const NAMES = /⟦[^⟧]*⟧|JSON Schema|JSON|UTC|Web|name@example\.com|https:\/\/example\.com/g;

test('every language that the kit promises has a table', () => {
  expect(tables.map(({ locale }) => locale).sort()).toEqual(
    ['ar', 'de', 'en', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-TW'].sort(),
  );
});

test('the main entry pulls no table in', () => {
  const reached = reachableFrom(new URL('../../src/index.ts', import.meta.url));
  expect(reached.length).toBeGreaterThan(20);
  for (const { file } of tables) {
    expect(reached.filter((one) => one.endsWith(`/messages/${file}.ts`))).toEqual([]);
  }
});

describe.each(tables)('$locale', ({ file, exportName, locale, messages }) => {
  const shown = showAll(messages);

  test('has a well-formed tag, which names its file, its export and its entry', () => {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
    expect(Intl.PluralRules.supportedLocalesOf(locale)).toEqual([locale]);
    expect(file).toBe(locale.toLowerCase());
    expect(exportName).toBe(locale.toLowerCase().replace(/-./, (part) => part.slice(1).toUpperCase()));
    const { exports, publishConfig } = manifest as {
      exports: Record<string, string>;
      publishConfig: { exports: Record<string, string> };
    };
    expect(exports[`./messages/${file}`]).toBe(`./src/messages/${file}.ts`);
    expect(publishConfig.exports[`./messages/${file}`]).toBe(`./dist/messages/${file}.js`);
  });

  test('is written from right to left if it is Arabic, and only then', () => {
    expect(messages.direction).toBe(locale === 'ar' ? 'rtl' : 'ltr');
  });

  test('has the codes of English, no more and no fewer', () => {
    for (const group of groups) {
      expect(Object.keys(messages[group]).sort(), group).toEqual(Object.keys(en[group]).sort());
    }
  });

  test('has no empty text, and none that throws or shows a missing value', () => {
    // The formatter turns a throw into the code; `showAll` calls the messages themselves.
    expect(createFormatter(messages).ui('send')).not.toBe('send');
    expect(shown.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(textsWith(shown, /undefined|NaN|\[object|null/)).toEqual([]);
  });

  test('shows the values that the English text shows', () => {
    const differences = shown
      .map(({ code, values, seen }, index) => ({
        code,
        values,
        seen: seen.join(),
        model: sameIn(english, index, code).seen.join(),
      }))
      .filter(({ seen, model }) => seen !== model);
    expect(differences).toEqual([]);
  });

  test('tells apart what English tells apart', () => {
    const counts = textsPerCode(shown);
    const merged = [...textsPerCode(english)].filter(([code, count]) => (counts.get(code) ?? 0) < count);
    expect(merged).toEqual([]);
  });

  test('gives a plural form for every category of its rules, and none that is never used', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const given = new Set(
      shown.flatMap(({ code, plurals }) =>
        plurals.map((forms) => `${code}: ${Object.keys(forms).sort().join()}`),
      ),
    );
    const expected = [...categories].sort().join();
    expect([...given].filter((one) => !one.endsWith(`: ${expected}`))).toEqual([]);
    if (categories.length > 1) expect(given.size).toBeGreaterThan(5);
  });

  test('shows the number in every plural form that stands for more than one number', () => {
    const rules = new Intl.PluralRules(locale);
    const counted = Array.from({ length: 1000 }, (_, count) => rules.select(count));
    // "حرفان" says by itself that there are two.
    const named = rules
      .resolvedOptions()
      .pluralCategories.filter((one) => counted.filter((category) => category === one).length === 1);
    const silent = shown.flatMap(({ code, plurals }) =>
      plurals.flatMap((forms) =>
        Object.entries(forms)
          .filter(([category]) => !named.some((one) => one === category))
          .filter(([, form]) => valuesIn(form).join() !== valuesIn(forms.other).join())
          .map(([category, form]) => `${code}, ${category}: ${form}`),
      ),
    );
    expect(silent).toEqual([]);
  });

  test('never says "invalid" and never shouts', () => {
    const blame = BLAME[locale];
    expect(blame, 'the list needs a word for this language').toBeDefined();
    expect(textsWith(shown, /[!！¡]/)).toEqual([]);
    if (blame) expect(textsWith(shown, blame)).toEqual([]);
  });

  test('has no typewriter quotes and dots', () => {
    expect(textsWith(shown, /["']|\.\.\./)).toEqual([]);
  });

  if (locale === 'en') return;
  test('leaves nothing in English', () => {
    const isLatin = /\p{sc=Latin}/u.test(createFormatter(messages).ui('send'));
    // Latin letters give English away elsewhere; among them, words that none of the others has.
    const foreign = isLatin ? /\b(the|this|you|your|is|are|of|with|cannot|sent)\b/i : /\p{sc=Latin}/u;
    expect(textsWith(shown, foreign)).toEqual([]);
    const same = shown.filter(
      ({ code, text }, index) =>
        /\p{L}/u.test(text.replace(NAMES, '')) && text === sameIn(english, index, code).text,
    );
    expect([...new Set(same.map(({ code }) => code))].sort()).toEqual([...(SHARED[locale] ?? [])].sort());
  });
});

describe('typography', () => {
  const shownIn = (tag: string): readonly Shown[] =>
    showAll(tables.find(({ locale }) => locale === tag)?.messages ?? en);

  test('French keeps its signs on the line: no-break spaces before : ; ? and inside guillemets', () => {
    expect(textsWith(shownIn('fr'), /\u00A0:|\u202F[;?]|«\u00A0[^«»]+\u00A0»/)).not.toEqual([]);
    expect(textsWith(shownIn('fr'), /[^\u00A0]:|[^\u202F][;?]|[^\u00A0]»|«[^\u00A0]/)).toEqual([]);
  });

  test('German quotes stand low, then high', () => {
    expect(textsWith(shownIn('de'), /„[^„“]+“/)).not.toEqual([]);
    expect(textsWith(shownIn('de'), /„[^“]*(„|$)|(^|“)[^„]*“|[”«»]/)).toEqual([]);
  });

  test('Spanish questions open', () => {
    expect(textsWith(shownIn('es'), /¿[^¿?]+\?/)).not.toEqual([]);
    expect(textsWith(shownIn('es'), /¿[^?]*(¿|$)|(^|\?)[^¿]*\?/)).toEqual([]);
  });
});

/** The texts, and the plural forms they are made of, that match, with their codes; names are left out. */
function textsWith(shown: readonly Shown[], pattern: RegExp): readonly string[] {
  const found = new Set<string>();
  for (const { code, text, plurals } of shown) {
    for (const form of [text, ...plurals.flatMap((forms) => Object.values(forms))]) {
      if (pattern.test(form.replace(NAMES, ''))) found.add(`${code}: ${form}`);
    }
  }
  return [...found];
}

/** The same text of the same scenario; by its place, as the codes stand in the same order. */
function sameIn(others: readonly Shown[], index: number, code: string): Shown {
  const other = others[index];
  if (other?.code !== code) throw new Error(`${code} does not stand where English has it`);
  return other;
}

function textsPerCode(shown: readonly Shown[]): ReadonlyMap<string, number> {
  const texts = new Map<string, Set<string>>();
  for (const { code, text } of shown) texts.set(code, (texts.get(code) ?? new Set()).add(text));
  return new Map([...texts].map(([code, { size }]) => [code, size]));
}

/** Files that an import of `start` leads to, at once or later. */
function reachableFrom(start: URL, reached = new Set<string>()): readonly string[] {
  if (reached.has(start.href)) return [];
  reached.add(start.href);
  for (const [, path] of readFileSync(start, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.ts)'/g)) {
    reachableFrom(new URL(String(path), start), reached);
  }
  return [...reached];
}
