import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inspectUrl, type UrlInspection } from '../../src/trust/inspect-url.ts';
import { plainText } from '../../src/trust/plain-text.ts';
import { registrableDomain } from '../../src/trust/public-suffix.ts';
import { looksSecret } from '../../src/trust/secret-hints.ts';
import { HARMLESS_NAMES, SECRET_NAMES } from '../trust/secret-names.ts';
import { UNSEEN_UNITS } from '../trust/unseen-units.ts';
import { parameters, TIMEOUT } from './runs.ts';

const inspect = (text: string): UrlInspection => inspectUrl(text, { domainOf: registrableDomain });

/** What addresses are made of, honest and not. */
const PIECES = [
  ...['https://', 'http://', 'HTTPS://', 'https:', 'javascript:', 'data:', 'file:///', 'blob:https://'],
  ...['@', '@@', ':', ':8443', '/', '//', '\\', '?', '#', '.', '..', ';', '-', '&', '=', '[', ']', '%'],
  ...['%2F', '%40', '%23', '%2e', '%00', '%65', '%zz', '／', '＠', '。', '．', '｡', '⁄', '∕', '꞉', '·'],
  ...['localhost', '127.0.0.1', '[::1]', '[::ffff:7f00:1]', '0x7f.1', '2130706433', '0177', '1', '256'],
  ...['com', 'co', 'uk', 'net', 'www', 'paypal', 'paypa1', 'evil', 'example', 'github', 'io', 'xn--', 'rn'],
  ...['xn--pple-43d', 'xn--80ak6aa92e', 'xn--n3h', 'аррӏе', 'ɢ', 'ı', 'ü', '例え', 'ß', 'ഠ', '☃', 'I', 'ノ'],
  ...['\u202E', '\u200B', '\u00AD', '\t', '\n', ' ', '\0', '\uD800', '\u{E0061}', '\u0351'],
];

const address = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.integer({ min: 0, max: 0xffffffff }).map(String),
    ),
    { maxLength: 10 },
  )
  .chain((pieces) => fc.constantFrom('', 'https://').map((start) => start + pieces.join('')));

describe('inspectUrl, whatever the text', () => {
  test('does not throw, and opens nothing but https, and http on this computer', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(address, (text) => {
        const { canOpen, href, ...found } = inspect(text);
        expect(found.text).toBe(text);
        expect(href === null).toBe(!canOpen);
        if (href !== null) {
          const { protocol, hostname } = new URL(href);
          expect(
            protocol === 'https:' ||
              (protocol === 'http:' && /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)),
          ).toBe(true);
          expect(new URL(text).href).toBe(href);
        }
      }),
      parameters(),
    );
  });

  test('emphasises the end of the host that is opened, and nothing else', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(address, (text) => {
        const { hostname, domain, domainInText, scheme } = inspect(text);
        if (domain !== null) expect(`.${hostname?.replace(/\.$/, '')}`.endsWith(`.${domain}`)).toBe(true);
        if (domainInText === null) return;
        const written = text.slice(domainInText.start, domainInText.end);
        // The parser makes of it what stands in the host's place.
        expect(new URL(`${scheme}://${written}/`).hostname).toBe(domain ?? hostname);
      }),
      parameters(),
    );
  });

  test('says each thing once, worst first, with all that its words need', { timeout: TIMEOUT }, () => {
    const needs: Readonly<Record<string, string>> = {
      userinfo: 'host',
      'several-at': 'host',
      'encoded-separator': 'host',
      'disguised-ip': 'host',
      'unusual-port': 'port',
      confusable: 'like',
      'misleading-subdomain': 'domain',
    };
    fc.assert(
      fc.property(address, (text) => {
        const { findings, hostname, hostUnicode } = inspect(text);
        const codes = findings.map(({ code }) => code);
        expect(new Set(codes).size).toBe(codes.length);
        const ranks = findings.map(({ severity }) => ['danger', 'warning', 'info'].indexOf(severity));
        expect(ranks).toEqual([...ranks].sort());
        for (const { code, params } of findings) {
          if (needs[code] !== undefined) expect(params[needs[code]]).toMatch(/./);
          if (code === 'confusable') expect([hostname, hostUnicode]).not.toContain(params['like']);
        }
      }),
      parameters(),
    );
  });
});

const nasty = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        ...[
          '\u202E',
          '\u2066',
          '\u2069',
          '\u200D',
          '\u200C',
          '\u200B',
          '\u061C',
          '\uFEFF',
          '\u00AD',
          '\u034F',
        ],
        ...[
          '\uFE0F',
          '\uFE0E',
          '\u0351',
          '\u{E0100}',
          '\u{E0067}',
          '\u{E007F}',
          '\u{1F3F4}',
          '\u20E3',
          '\u180B',
        ],
        ...[
          '\r',
          '\n',
          '\r\n',
          '\t',
          ' ',
          '\u2028',
          '\u0085',
          '\u3000',
          '\u2800',
          '\uD800',
          '\uDC00',
          '\u001B',
        ],
        ...['👩', '🏽', '❤', 'ب', 'ا', '葛', 'ᠠ', 'क', '्', '1', '#', 'a'],
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('plainText, whatever the text', () => {
  test('leaves no control, no direction sign and no half character', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(nasty, fc.boolean(), (text, isSingleLine) => {
        const shown = plainText(text, { isSingleLine });
        expect(shown).not.toMatch(/(?![\n\t])\p{Cc}|\p{Cs}|\p{Bidi_Control}|[\u2028\u2029\uFFF9-\uFFFB]/u);
        expect(shown).not.toMatch(/\u034F|[\u200B\u2060-\u2064\uFEFF\u00AD]/);
        expect(shown).not.toMatch(/(?:\n[^\S\n]*){4}\n?(?=\S)/);
        expect(shown).not.toMatch(/\p{M}{7}/u);
        if (isSingleLine) expect(shown).not.toMatch(/[\n\t]/);
      }),
      parameters(),
    );
  });

  test('changes nothing when it is done again', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(nasty, fc.boolean(), (text, isSingleLine) => {
        const shown = plainText(text, { isSingleLine });
        expect(plainText(shown, { isSingleLine })).toBe(shown);
      }),
      parameters(),
    );
  });

  test('takes nothing out of what can be seen', { timeout: TIMEOUT }, () => {
    const visible = (text: string): string => text.replace(/[^\p{L}\p{N}\p{P}\p{S}]|\uFFFD/gu, '');
    fc.assert(
      fc.property(nasty, (text) => {
        // Half characters first: two that meet when what stood between them goes would make a whole one.
        const seen = text.replace(/\p{Cs}/gu, '').replace(/[\p{DI}\uFFF9-\uFFFB]/gu, '');
        expect(visible(plainText(text))).toBe(visible(seen));
      }),
      parameters(),
    );
  });
});

/**
 * Eight times the text may cost about eight times as much, and costs 64 times as much where the work grows with the
 * square. Both are taken in one run, each the best of several, so that the speed of the machine falls out.
 */
describe('the cost grows with the length alone', { timeout: TIMEOUT }, () => {
  afterEach(() => void vi.unstubAllGlobals());

  const LENGTH = 7_500;
  const GROWTH = 8;
  /** Between in proportion and with the square. */
  const MOST_GROWTH = 3 * GROWTH;
  const ROUNDS = 10;
  const [FEWEST_TURNS, MOST_TURNS] = [5, 40];

  function costOf(work: (text: string) => unknown, text: string): number {
    const start = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round += 1) work(text);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  }

  /** In turns, as what runs often is compiled meanwhile; and again where another program came between. */
  function growth(work: (text: string) => unknown, make: (length: number) => string): number {
    const [short, long] = [make(LENGTH), make(LENGTH * GROWTH)];
    let [shortest, longest, ratio] = [Infinity, Infinity, Infinity];
    for (let turn = 0; turn < MOST_TURNS && (turn < FEWEST_TURNS || ratio >= MOST_GROWTH); turn += 1) {
      shortest = Math.min(shortest, costOf(work, short));
      longest = Math.min(longest, costOf(work, long));
      // What is too short to be measured is no growth.
      ratio = longest / Math.max(shortest, 1000);
    }
    return ratio;
  }

  /** The platform's own parser is not ours to measure; Node's gets slow with letters that it has to encode. */
  function parseOnce(): (text: string) => unknown {
    const parsed = new Map<string, URL | null>();
    const { URL: Platform } = globalThis;
    vi.stubGlobal('URL', function parse(text: string): URL {
      if (!parsed.has(text)) parsed.set(text, Platform.canParse(text) ? new Platform(text) : null);
      const url = parsed.get(text);
      if (!url) throw new TypeError('Invalid URL');
      return url;
    });
    return inspect;
  }

  test.each([
    ...[
      '@',
      ':',
      '/',
      '\\',
      '?',
      '#',
      '%',
      '%40',
      '%2F',
      ' ',
      '\u202E',
      '\t',
      '.',
      '-',
      '1',
      '1.',
      '[',
      '／',
      '。',
    ],
    ...[
      'a.',
      'com.',
      'www.com.',
      'co.uk.',
      'xn--a.',
      'xn--80ak6aa92e.',
      'аррӏе.',
      'ü',
      'ü.',
      'paypa1-',
      'rn',
      'ノa',
    ],
  ])('inspectUrl, a host and a path of %j', (unit) => {
    const repeat = (length: number): string => unit.repeat(length / unit.length);
    const work = parseOnce();
    expect(growth(work, (length) => `https://${repeat(length)}`)).toBeLessThan(MOST_GROWTH);
    expect(growth(work, (length) => `https://a.example/${repeat(length)}`)).toBeLessThan(MOST_GROWTH);
    expect(growth(work, (length) => `https://${repeat(length)}@a.example`)).toBeLessThan(MOST_GROWTH);
  });

  test.each([...UNSEEN_UNITS, ...['\u2800', 'ü', '葛\u{E0100}', '\uD800', 'ü\u0351\u0351']])(
    'plainText of %j',
    (unit) => {
      const make = (length: number): string => `${unit.repeat(length / unit.length)}x`;
      expect(growth(plainText, make)).toBeLessThan(MOST_GROWTH);
      expect(growth((text) => plainText(text, { isSingleLine: true }), make)).toBeLessThan(MOST_GROWTH);
    },
  );
});

const NAMES = [...SECRET_NAMES, ...HARMLESS_NAMES].filter((name) => /^[\0-\x7f]*$/.test(name));
const BETWEEN = [
  '',
  ' ',
  '-',
  '_',
  '.',
  '/',
  ' (',
  ')',
  ': ',
  ', ',
  ' for ',
  ' of the ',
  'Not ',
  'pass/fail',
  'ID',
  'x',
  '7',
];

describe('looksSecret, whatever the name', () => {
  test(
    'says the same of a text in ASCII, which it reads in a shorter way, as of one with a sign that nobody sees',
    { timeout: TIMEOUT },
    () => {
      const name = fc
        .array(
          fc.oneof(
            fc.constantFrom(...NAMES),
            fc.constantFrom(...BETWEEN),
            fc.string({ unit: 'binary-ascii', maxLength: 5 }),
          ),
          { maxLength: 5 },
        )
        .map((pieces) => pieces.join(''));
      fc.assert(
        fc.property(name, (text) => {
          expect(looksSecret({ name: text })).toBe(looksSecret({ name: `\u200B${text}` }));
          expect(looksSecret({ description: text })).toBe(looksSecret({ description: `\u200B${text}` }));
        }),
        parameters(),
      );
    },
  );
});
