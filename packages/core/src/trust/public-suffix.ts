import { getDomain } from 'tldts';

/**
 * The part of a host name that one owner registered: `evil.net` of `paypal.com.evil.net`, `alice.github.io` of
 * `www.alice.github.io`, because GitHub hands out names under `github.io` as registries do under `co.uk`. Takes the name
 * as the platform's URL writes it, in ASCII. Null for names that are a public suffix themselves or have one label.
 * Ask it nothing about IP addresses. An entry of its own: the list weighs more than all the rest of the kit.
 */
export function registrableDomain(hostname: string): string | null {
  return getDomain(hostname.replace(/\.$/, ''), {
    allowPrivateDomains: true,
    // The platform's parser has done these.
    extractHostname: false,
    validateHostname: false,
    detectIp: false,
  });
}
