import { loadCases } from '@elicit-kit/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inspectUrl } from '../../src/trust/inspect-url.ts';

const codes = (text: string): string[] =>
  inspectUrl(text)
    .findings.map((finding) => finding.code)
    .sort();

describe('what may be opened (E-53)', () => {
  test.each([
    'https://example.com',
    'https://example.com:8443/a?b#c',
    'HTTPS://EXAMPLE.COM/',
    'http://localhost:3000/cb',
    'http://127.0.0.1:8001/verify',
    'http://127.9.9.9/',
    'http://[::1]:8080/',
    'http://2130706433/',
    'http://0x7f.1/',
  ])('%s', (text) => {
    const { canOpen, href } = inspectUrl(text);
    expect(canOpen).toBe(true);
    expect(href).toBe(new URL(text).href);
  });

  test.each([
    'http://example.com/',
    'http://printer.example.net/release?job=31',
    'http://evil.localhost/',
    'http://localhost.example.com/',
    'http://127.0.0.1.example.com/',
    'http://10.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://0.0.0.0/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/hosts',
    'blob:https://example.com/1',
    'about:blank',
    'view-source:https://example.com',
    'vscode://open',
    'ms-settings:',
    'mailto:a@b.c',
    'tel:1',
    'ftp://example.com/',
    'ws://example.com/',
    'intent://example.com',
    '/connect?case=3',
    '//example.com/',
    'example.com',
    'https:example.com',
    'https:/example.com',
    'https:\\\\example.com',
    'https:///example.com',
    'https://',
    'https://exa mple.com/',
    'https://a..b:99999/',
    'https://[::1',
    'https://%zz/',
    '',
    ' ',
  ])('never %j', (text) => {
    const { canOpen, href, findings } = inspectUrl(text);
    expect(canOpen).toBe(false);
    expect(href).toBeNull();
    expect(findings.some((finding) => finding.severity === 'danger')).toBe(true);
  });
});

describe('what a person is told', () => {
  test.each<[string, string[]]>([
    ['https://mcp.example.com/connect?elicitationId=0b6f8a52', []],
    ['https://example.com:443/', []],
    [
      'https://accounts.example.com/o/oauth2/auth?client_id=1&redirect_uri=https%3A%2F%2Fapp.example.com%2Fcb',
      [],
    ],
    ['https://example.com/@someone', []],
    ['https://example.com/?mail=a@b.example', []],
    ['https://good.example.com@evil.example/pay?id=7', ['userinfo']],
    ['https://user:pass@evil.example/', ['userinfo']],
    ['https://@evil.example/', ['userinfo']],
    ['https://good.example%2Flogin@evil.example/', ['userinfo']],
    ['https://xn--pple-43d.com/login', ['mixed-script', 'punycode']],
    ['https://аpple.com/', ['mixed-script', 'punycode']],
    ['https://xn--frosch-6ya.example/start', ['punycode']],
    ['https://xn--80ak6aa92e.com/', ['punycode']],
    ['https://例え.テスト/', ['punycode']],
    ['https://faß.example/', ['punycode']],
    ['http://127.0.0.1:8001/verify', ['insecure-http', 'ip-host', 'loopback']],
    ['http://localhost:3000/', ['insecure-http', 'loopback']],
    ['https://localhost:3000/', ['loopback']],
    ['http://example.com/', ['insecure-http']],
    ['https://example.com:8443/', ['unusual-port']],
    ['https://example.com:80/', ['unusual-port']],
    ['https://93.184.216.34/', ['ip-host']],
    ['https://0x5db8d822/', ['ip-host']],
    ['https://1572395042/', ['ip-host']],
    ['https://0135.0270.0330.042/', ['ip-host']],
    ['https://[2606:2800:220:1::1]/', ['ip-host']],
    ['https://10.1.2.3/', ['ip-host', 'private-network']],
    ['https://172.16.0.1/', ['ip-host', 'private-network']],
    ['https://172.32.0.1/', ['ip-host']],
    ['https://192.168.1.1/', ['ip-host', 'private-network']],
    ['https://169.254.169.254/latest/meta-data', ['ip-host', 'private-network']],
    ['https://100.64.0.1/', ['ip-host', 'private-network']],
    ['https://100.128.0.1/', ['ip-host']],
    ['https://0.0.0.0/', ['ip-host', 'private-network']],
    ['https://[fd00::1]/', ['ip-host', 'private-network']],
    ['https://[fe80::1]/', ['ip-host', 'private-network']],
    ['https://[::]/', ['ip-host', 'private-network']],
    ['https://[::ffff:10.0.0.1]/', ['ip-host', 'private-network']],
    ['https://[::ffff:8.8.8.8]/', ['ip-host']],
    ['https://router/', ['private-network']],
    ['https://nas.local/', ['private-network']],
    ['https://nas.local./', ['private-network']],
    ['https://wiki.corp.internal/', ['private-network']],
    ['https://fdic.example/', []],
    ['https://localize.example/', []],
    ['https://example.com/\u202Egpj.exe', ['invisible']],
    ['https://exa\u00ADmple.com/', ['invisible']],
    ['https://example.com/a\tb', ['invisible']],
    ['https://example.com/a b', ['invisible']],
    [' https://example.com/', ['invisible']],
    ['https://example.com/\u200B', ['invisible']],
    ['https://example.com/\u3164', ['invisible']],
    [`https://example.com/${'a'.repeat(2000)}`, ['long-url']],
    ['javascript:alert(1)', ['scheme']],
    ['not an address', ['invisible', 'scheme']],
  ])('%j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  test('the worst comes first', () => {
    const { findings } = inspectUrl('https://good.example@10.0.0.1:8443/');
    expect(findings.map((finding) => finding.severity)).toEqual(['danger', 'warning', 'warning', 'warning']);
  });

  test('on this computer nothing is worse than information', () => {
    for (const text of ['http://127.0.0.1:8001/', 'http://localhost/', 'http://[::1]:1234/']) {
      expect(inspectUrl(text).findings.every((finding) => finding.severity === 'info')).toBe(true);
    }
  });
});

describe('the host', () => {
  test.each<[string, string | null, string | null]>([
    ['https://tide-office.example@collector.example/login', 'collector.example', null],
    ['http://127.0.0.1:8443/setup', '127.0.0.1:8443', null],
    ['https://xn--frosch-6ya.example/start', 'xn--frosch-6ya.example', 'frosüch.example'],
    ['https://xn--pple-43d.com/login', 'xn--pple-43d.com', 'аpple.com'],
    ['https://xn--r8jz45g.xn--zckzah/', 'xn--r8jz45g.xn--zckzah', '例え.テスト'],
    ['https://bücher.example:8080/', 'xn--bcher-kva.example:8080', 'bücher.example'],
    ['https://пример.example/', 'xn--e1afmkfd.example', 'пример.example'],
    ['https://EXAMPLE.com/', 'example.com', null],
    ['https://2130706433/', '127.0.0.1', null],
    ['mailto:a@b.c', null, null],
    ['/relative', null, null],
  ])('%s', (text, host, hostUnicode) => {
    expect(inspectUrl(text)).toMatchObject({ host, hostUnicode });
  });

  test('in its own letters leads back to the same address, for any letters', () => {
    const letter = fc.constantFrom(
      ...'abcxyz09äöüßñéèøåłžабвгджяαβγωאבגابت日本語中文字한국어ไทยहिन्दी'.match(/./gu)!,
    );
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 12 }), (letters) => {
        const parsed = URL.canParse(`https://a${letters.join('')}.example/`)
          ? new URL(`https://a${letters.join('')}.example/`)
          : null;
        fc.pre(parsed !== null);
        const { hostname, hostUnicode } = inspectUrl(parsed.href);
        expect(new URL(`https://${hostUnicode ?? hostname}/`).hostname).toBe(hostname);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each(loadCases().filter((file) => file.kind === 'url' && file.expect.render))(
  'case $id: host, address and warnings',
  ({ request, expect: { render } }) => {
    const { text, host, findings } = inspectUrl(request['url'] as string);
    const warned = findings.map((finding) => finding.code as string);
    expect(text).toBe(render?.url);
    expect(host).toBe(render?.host);
    expect(warned).toEqual(expect.arrayContaining([...(render?.warnings ?? [])]));
    if (render?.warnings?.length === 0) {
      expect(warned.filter((code) => !render.warningsAllowed?.includes(code))).toEqual([]);
    }
  },
);

describe('whatever comes in', () => {
  test('it neither throws nor opens anything but https, and http on this computer', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        'https://',
        'http://',
        'javascript:',
        '@',
        ':',
        '/',
        '\\',
        '?',
        '#',
        '.',
        'xn--',
        'localhost',
        '127.0.0.1',
        '[::1]',
        '%00',
        '\u202E',
        '\t',
        'a',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        const inspection = inspectUrl(text);
        expect(inspection.text).toBe(text);
        if (inspection.canOpen) {
          expect(inspection.href).toMatch(/^(?:https:|http:\/\/([^/]*@)?(?:localhost|127\.|\[::1\]))/);
        } else {
          expect(inspection.href).toBeNull();
        }
      }),
      { numRuns: 5000 },
    );
  });

  test.each(['@', 'a.', 'xn--a.', ':', '/', '\u202E', '%', ' '])(
    'half a million of %j take a moment',
    (unit) => {
      const text = `https://${unit.repeat(500_000 / unit.length)}`;
      expect(inspectUrl(text).text).toBe(text);
    },
  );
});
