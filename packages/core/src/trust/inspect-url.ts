import { findDomain, readAddressText, type TextRange } from './address-text.ts';
import { findEncodedSeparator } from './encoded-separator.ts';
import { findLookAlike } from './look-alike-host.ts';
import { isMisleadingSubdomain } from './misleading-subdomain.ts';
import { mixesScripts } from './mixed-scripts.ts';
import { isLoopback, isOpenable, parseUrl, type ParsedUrl } from './parse-url.ts';
import { isIpHost, isPrivateHost, unmapIpv4 } from './private-host.ts';
import { decodePunycode } from './punycode.ts';

export type UrlFindingCode =
  | 'scheme'
  | 'insecure-http'
  | 'loopback'
  | 'userinfo'
  | 'several-at'
  | 'encoded-separator'
  | 'disguised-ip'
  | 'ip-host'
  | 'private-network'
  | 'unusual-port'
  | 'punycode'
  | 'mixed-script'
  | 'confusable'
  | 'misleading-subdomain'
  | 'invisible'
  | 'long-url';

export interface UrlFinding {
  readonly code: UrlFindingCode;
  /** `danger`: do not go on without a good reason. `warning`: look twice. `info`: good to know. */
  readonly severity: 'danger' | 'warning' | 'info';
  /** Values for the words, e.g. `{ port: '8443' }`. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** What an address really is. Everything in it is text to show; only `href` may be opened, and only on consent. */
export interface UrlInspection {
  /** As sent, byte for byte. */
  readonly text: string;
  /** https, or http on this computer (E-53). Nothing else is ever opened. */
  readonly canOpen: boolean;
  /** What to open, as the parser writes it. Null when it may not be opened. */
  readonly href: string | null;
  /** Without the colon. Null when the text is no absolute address. */
  readonly scheme: string | null;
  /** In ASCII, with the port where it is not the usual one. */
  readonly host: string | null;
  readonly hostname: string | null;
  /** The host name in its own letters, where they differ. */
  readonly hostUnicode: string | null;
  /**
   * The last part of the host name, which one owner registered: `evil.net` of `paypal.com.evil.net`. In ASCII, without a
   * last dot. Null for IP addresses, for names that are a public suffix, and without a `domainOf`.
   */
  readonly domain: string | null;
  /** Where the domain stands in `text`, or the whole host name for want of one. Null where the text hides it. */
  readonly domainInText: TextRange | null;
  /** Worst first. */
  readonly findings: readonly UrlFinding[];
}

/** Characters that cannot be seen, change the direction, or are dropped by the parser. */
const INVISIBLE = /[\s\p{C}\p{Z}\p{DI}\u2800]/u;

/** Longer ones cannot be read at a glance. Sign-in addresses with their state stay below. */
const LONG = 500;

/** Longer ones are not even parsed: no server takes them, and the parsers of browsers get slow. */
const LONGEST = 64_000;

/** No longer name can be looked up (RFC 1035), the last dot counted. */
const LONGEST_HOST = 254;

const SEVERITIES = ['danger', 'warning', 'info'];

export interface InspectUrlOptions {
  /**
   * Finds the registrable domain of a host name in ASCII, or null: `registrableDomain` of
   * `@elicit-kit/core/public-suffix`. Without it no domain is found, and no `misleading-subdomain`.
   */
  readonly domainOf?: ((hostname: string) => string | null) | undefined;
}

/**
 * Reads an address with the platform's parser and says what a person should know about it. Never throws, takes any
 * string, and time that grows with its length alone. Addresses of more than 64,000 characters, and hosts of more than
 * 253, cannot be opened.
 */
export function inspectUrl(text: string, { domainOf }: InspectUrlOptions = {}): UrlInspection {
  const url = readUrl(text);
  const findings: UrlFinding[] = [];
  const add = (
    code: UrlFindingCode,
    severity: UrlFinding['severity'],
    params: UrlFinding['params'] = {},
  ): void => {
    findings.push({ code, severity, params });
  };

  const scheme = url?.protocol.slice(0, -1) ?? null;
  const isWeb = scheme === 'https' || scheme === 'http';
  const hostname = url?.hostname || null;
  let hostUnicode: string | null = null;
  let domain: string | null = null;
  let domainInText: TextRange | null = null;
  if (!isWeb) add('scheme', 'danger', { scheme: scheme ?? '' });
  if (INVISIBLE.test(text)) add('invisible', 'danger');
  if (text.length > LONG) add('long-url', 'info', { length: text.length });

  if (url && isWeb && hostname) {
    const { host } = url;
    const isLocal = isLoopback(hostname);
    const isIp = isIpHost(hostname);
    const written = readAddressText(text);
    const unicode = toUnicode(hostname);
    if (unicode !== hostname) hostUnicode = unicode;
    if (domainOf && !isIp) domain = checkDomain(hostname, domainOf(hostname));
    domainInText = findDomain(written, hostname, domain);

    if (scheme === 'http') add('insecure-http', isLocal ? 'info' : 'danger');
    if (isLocal) add('loopback', 'info');
    // An empty user name is gone from the parsed address but not from what the person reads.
    if (written.userinfo !== null) add('userinfo', 'danger', { host });
    if (written.userinfo?.includes('@')) add('several-at', 'danger', { host });
    const separator = findEncodedSeparator(written, unicode);
    if (separator) add('encoded-separator', separator, { host });
    if (isIp) {
      add('ip-host', isLocal ? 'info' : 'warning');
      const meant = unmapIpv4(hostname);
      if (isDisguised(written.host, meant))
        add('disguised-ip', isLocal ? 'warning' : 'danger', { host: meant });
    }
    if (!isLocal && isPrivateHost(hostname)) add('private-network', 'warning');
    if (!isLocal && url.port !== '') add('unusual-port', 'warning', { port: url.port });
    if (/(?:^|\.)xn--/.test(hostname)) add('punycode', 'warning', { host: unicode });
    if (mixesScripts(unicode)) add('mixed-script', 'danger', { host: unicode });
    const lookAlike = findLookAlike(unicode, written.host);
    if (lookAlike) add('confusable', lookAlike.severity, { like: lookAlike.like });
    if (domain !== null && isMisleadingSubdomain(hostname, domain)) {
      add('misleading-subdomain', 'warning', { domain });
    }
  }

  findings.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const canOpen = url !== null && isOpenable(url);
  return {
    text,
    canOpen,
    href: canOpen ? url.href : null,
    scheme,
    host: url?.host || null,
    hostname,
    hostUnicode,
    domain,
    domainInText,
    findings,
  };
}

function readUrl(text: string): ParsedUrl | null {
  const url = text.length > LONGEST ? null : parseUrl(text);
  return url && url.hostname.length > LONGEST_HOST ? null : url;
}

/** A domain is whole labels at the end of the host; anything else must not be emphasised. */
function checkDomain(hostname: string, domain: string | null): string | null {
  const isEnd =
    domain !== null && /^[^.]/.test(domain) && `.${hostname.replace(/\.$/, '')}`.endsWith(`.${domain}`);
  return isEnd ? domain : null;
}

/** Whether the text shows another IPv4 address than the one that the parser makes of it, or none. */
function isDisguised(written: string, meant: string): boolean {
  if (meant.startsWith('[')) return false;
  return written.startsWith('[') ? !written.includes(meant) : written.replace(/\.$/, '') !== meant;
}

/** Decodes the punycode labels; what cannot be decoded stays, and so do labels that are too long for any name. */
function toUnicode(hostname: string): string {
  return hostname
    .split('.')
    .map((label) => (/^xn--.{1,59}$/.test(label) ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}
