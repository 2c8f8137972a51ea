/** Endings that everybody takes for the end of a host, and so do not name a region or a team in front of a domain. */
const ENDINGS = new Set(['com', 'net', 'org', 'gov', 'edu', 'mil']);

/** What stands in front of the country in endings of two labels, as in `co.uk`. */
const SECOND_LEVEL = new Set([
  'com',
  'co',
  'net',
  'ne',
  'org',
  'or',
  'gov',
  'gob',
  'gouv',
  'go',
  'edu',
  'ac',
]);

/** Labels that name a service, not its owner: `mail.net.example.com` reads like no host of somebody else. */
const SERVICE =
  /^(?:www?\d*|m|api|apps?|auth|login|sso|id|accounts?|mail|smtp|cdn|static|dev|test|stage|staging|prod|docs?|portal|shop|my)$/;

/**
 * Whether what stands before the public suffix reads like a whole host of somebody else: `paypal.com.evil.net`,
 * `amazon.co.uk.evil.net`, `apple.com-id.support`, `www.bank.de.evil.net`, `10.0.0.1.evil.net`. A country alone does
 * not: `tenant.eu.auth0.com` is how honest services name their regions.
 * @param hostname as the platform's parser writes it
 * @param domain its registrable domain
 */
export function isMisleadingSubdomain(hostname: string, domain: string): boolean {
  const suffix = domain.slice(domain.indexOf('.'));
  const labels = hostname.replace(/\.$/, '').slice(0, -suffix.length).split('.');
  const isUnderWww = labels[0] === 'www';
  return labels.some((label, index) => {
    const before = labels[index - 1] ?? '';
    if (label === 'com' || label === 'gov') return before !== '' && before !== 'www';
    // `com-login` and the like: what follows the ending is no part of the name that it seems to end.
    if (ENDINGS.has(label) || /^(?:com|gov)[^a-z\d]/.test(label))
      return before !== '' && !SERVICE.test(before);
    if (/^[a-z]{2}$/.test(label) && index > 1 && index < labels.length - 1) {
      return SECOND_LEVEL.has(before) || (isUnderWww && !SERVICE.test(before));
    }
    return index > 2 && labels.slice(index - 3, index + 1).every((part) => /^\d{1,3}$/.test(part));
  });
}
