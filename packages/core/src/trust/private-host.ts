const PRIVATE_IPV4 =
  /^(?:0|10|127|169\.254|192\.168|198\.1[89]|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** Unspecified, unique local, link-local. Mapped IPv4 is turned into IPv4 first. */
const PRIVATE_IPV6 = /^\[(?:::\]|f[cd]|fe[89ab])/;

/** Names that no public server answers to: RFC 6761, RFC 6762, RFC 8375, and those that routers hand out. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** Whether a host name, as the parser writes it, is an IP address. */
export function isIpHost(hostname: string): boolean {
  return /^(?:\[.*\]|\d+(?:\.\d+){3})$/.test(hostname);
}

/** Whether a host lies in a private, link-local or shared network, or has a name of one. Loopback is not asked for. */
export function isPrivateHost(hostname: string): boolean {
  const host = unmapIpv4(hostname).replace(/\.$/, '');
  if (isIpHost(host)) return PRIVATE_IPV4.test(host) || PRIVATE_IPV6.test(host);
  return !host.includes('.') || PRIVATE_NAME.test(host);
}

/** IPv4 inside of IPv6: `[::ffff:a00:1]` → `10.0.0.1`. Any other host stays as it is. */
export function unmapIpv4(hostname: string): string {
  const match = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname);
  if (!match) return hostname;
  const [high, low] = [parseInt(match[1] ?? '', 16), parseInt(match[2] ?? '', 16)];
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}
