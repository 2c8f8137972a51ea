import { loadCases } from '@elicit-kit/fixtures';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { inspectUrl, type UrlFinding, type UrlFindingCode } from '../../src/trust/inspect-url.ts';
import { registrableDomain } from '../../src/trust/public-suffix.ts';

describe('what a person is told', () => {
  test.each<[string, UrlFindingCode, UrlFinding['severity'], UrlFinding['params']]>([
    ['https://a@b@evil.example:8443/', 'several-at', 'danger', { host: 'evil.example:8443' }],
    ['https://a%2Fb@evil.example/', 'encoded-separator', 'danger', { host: 'evil.example' }],
    ['https://evil.example\\@a.example/', 'encoded-separator', 'danger', { host: 'evil.example' }],
    ['https://a⁄b.evil.example/', 'encoded-separator', 'danger', { host: 'xn--ab-c6t.evil.example' }],
    ['https://evil.example/%40a.example', 'encoded-separator', 'warning', { host: 'evil.example' }],
    ['https://a。example/', 'encoded-separator', 'warning', { host: 'a.example' }],
    ['https://0x5db8d822:8443/', 'disguised-ip', 'danger', { host: '93.184.216.34' }],
    ['https://[::ffff:7f00:1]/', 'disguised-ip', 'danger', { host: '127.0.0.1' }],
    ['http://0x7f.1/', 'disguised-ip', 'warning', { host: '127.0.0.1' }],
    ['https://www.аррӏе.com/', 'confusable', 'danger', { like: 'www.apple.com' }],
    ['https://xn--pple-43d.co.uk/', 'confusable', 'danger', { like: 'apple.co.uk' }],
    ['https://ɑcme.example/', 'confusable', 'danger', { like: 'acme.example' }],
    ['https://rnicrosoft-login.example/', 'confusable', 'danger', { like: 'microsoft-login.example' }],
    ['https://сор.com/', 'confusable', 'warning', { like: 'cop.com' }],
    ['https://kızıl.com/', 'confusable', 'warning', { like: 'kizil.com' }],
    ['https://paypal.com.evil.net/', 'misleading-subdomain', 'warning', { domain: 'evil.net' }],
  ])('%s: %s, %s', (text, code, severity, params) => {
    const { findings } = inspectUrl(text, { domainOf: registrableDomain });
    expect(findings.find((finding) => finding.code === code)).toEqual({ code, severity, params });
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

describe('the domain', () => {
  test('is not looked for without a look-up, and the whole host stands in for it', () => {
    const { domain, domainInText, findings, text } = inspectUrl('https://a@paypal.com.evil.net:8443/x');
    expect(domain).toBeNull();
    expect(findings.some(({ code }) => code === 'misleading-subdomain')).toBe(false);
    expect(text.slice(domainInText?.start, domainInText?.end)).toBe('paypal.com.evil.net');
  });

  test.each<[string, string | null]>([
    ['https://paypal.com.evil.net/evil.net', 'evil.net'],
    ['https://evil.net@www.evil.net:8443/', 'evil.net'],
    ['HTTPS://WWW.Evil.NET./', 'Evil.NET'],
    ['https://login.bücher.example/', 'bücher.example'],
    ['https://login。good｡example/', 'good｡example'],
    [' https://a.example/', 'a.example'],
    ['https://93.184.216.34:8443/', '93.184.216.34'],
    ['https://0x5db8d822/', '0x5db8d822'],
    ['https://[::1]:8080/', '[::1]'],
    ['https://github.io/', 'github.io'],
    ['https://ev\til.example/', null],
    ['https://%65vil.example/', null],
    ['mailto:a@b.example', null],
    ['not an address', null],
  ])('of %j is found in the text', (text, written) => {
    const { domainInText } = inspectUrl(text, { domainOf: registrableDomain });
    expect(domainInText && text.slice(domainInText.start, domainInText.end)).toBe(written);
  });

  test.each(['other.example', 'ample', '.example', '', 'www.evil.example.'])(
    'that is no end of the host is not believed: %j',
    (domain) => {
      expect(inspectUrl('https://www.evil.example/', { domainOf: () => domain }).domain).toBeNull();
    },
  );

  test('of a number is not asked for', () => {
    const domainOf = vi.fn(() => null);
    for (const text of ['https://1.2.3.4/', 'https://[::1]/', 'https://0x1/', 'mailto:a@b.c', 'x']) {
      inspectUrl(text, { domainOf });
    }
    expect(domainOf).not.toHaveBeenCalled();
  });
});
