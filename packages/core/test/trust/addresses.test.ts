import { domainToASCII } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inspectUrl, type UrlInspection } from '../../src/trust/inspect-url.ts';
import { registrableDomain } from '../../src/trust/public-suffix.ts';
import { honest, hostile, refused, type Address } from './addresses.ts';

/** Inspects an address, and expects what the table says of it. */
function inspectAs(...[text, domain, findings]: Address): UrlInspection {
  const found = inspectUrl(text, { domainOf: registrableDomain });
  expect({ domain: found.domain, findings: found.findings.map(({ code }) => code).sort() }).toEqual({
    domain: domain && domainToASCII(domain),
    findings: [...findings].sort(),
  });
  return found;
}

test('the table has at least 200 different addresses', () => {
  const all = [...honest, ...hostile, ...refused].map(([text]) => text);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
});

describe('honest addresses can be opened and are never called a danger', () => {
  test.each(honest)('%j', (text, domain, findings) => {
    const found = inspectAs(text, domain, findings);
    expect(found).toMatchObject({ text, canOpen: true, href: new URL(text).href });
    expect(found.findings.filter(({ severity }) => severity === 'danger')).toEqual([]);
  });
});

describe('addresses that mislead can be opened, with at least a warning', () => {
  test.each(hostile)('%j', (text, domain, findings) => {
    const found = inspectAs(text, domain, findings);
    expect(found).toMatchObject({ text, canOpen: true, href: new URL(text).href });
    expect(found.findings[0]?.severity).toMatch(/^(?:danger|warning)$/);
  });
});

describe('other addresses cannot be opened', () => {
  test.each(refused)('%j', (text, domain, findings) => {
    const found = inspectAs(text, domain, findings);
    expect(found).toMatchObject({ text, canOpen: false, href: null });
    expect(found.findings.some(({ severity }) => severity === 'danger')).toBe(true);
  });
});
