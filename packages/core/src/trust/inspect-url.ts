import { mixesScripts } from './mixed-scripts.ts';
import { isLoopback, isOpenable, parseUrl } from './parse-url.ts';
import { isIpHost, isPrivateHost } from './private-host.ts';
import { decodePunycode } from './punycode.ts';

export type UrlFindingCode =
  | 'scheme'
  | 'insecure-http'
  | 'loopback'
  | 'userinfo'
  | 'ip-host'
  | 'private-network'
  | 'unusual-port'
  | 'punycode'
  | 'mixed-script'
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
  /** Worst first. */
  readonly findings: readonly UrlFinding[];
}

/** Characters that cannot be seen, change the direction, or are dropped by the parser. */
const INVISIBLE = /[\s\p{C}\p{Z}\p{DI}\u2800]/u;

/** Longer ones cannot be read at a glance. Sign-in addresses with their state stay below. */
const LONG = 500;

const SEVERITIES = ['danger', 'warning', 'info'];

/** Reads an address with the platform's parser and says what a person should know about it. Never throws. */
export function inspectUrl(text: string): UrlInspection {
  const url = parseUrl(text);
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
  if (!isWeb) add('scheme', 'danger', { scheme: scheme ?? '' });
  if (INVISIBLE.test(text)) add('invisible', 'danger');
  if (text.length > LONG) add('long-url', 'info', { length: text.length });

  if (url && isWeb && hostname) {
    const isLocal = isLoopback(hostname);
    if (scheme === 'http') add('insecure-http', isLocal ? 'info' : 'danger');
    if (isLocal) add('loopback', 'info');
    // An empty user name is gone from the parsed address but not from what the person reads.
    if (/^[^:]*:[/\\]*[^/\\?#]*@/.test(text)) add('userinfo', 'danger', { host: url.host });
    if (isIpHost(hostname)) add('ip-host', isLocal ? 'info' : 'warning');
    if (!isLocal && isPrivateHost(hostname)) add('private-network', 'warning');
    if (!isLocal && url.port !== '') add('unusual-port', 'warning', { port: url.port });
    const unicode = toUnicode(hostname);
    if (/(?:^|\.)xn--/.test(hostname)) add('punycode', 'warning', { host: unicode });
    if (unicode !== hostname) hostUnicode = unicode;
    if (mixesScripts(unicode)) add('mixed-script', 'danger', { host: unicode });
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
    findings,
  };
}

/** Decodes the punycode labels; what cannot be decoded stays. */
function toUnicode(hostname: string): string {
  return hostname
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}
