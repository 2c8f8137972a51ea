import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Keeps everybody but the own page from the backend: there is no sign-in, so being that page is all there is. */
export interface Gate {
  /** False where the name is not one of this server: another site's name that leads here (DNS rebinding). */
  isOwnHost(request: IncomingMessage): boolean;
  /** Whether the own page, in a browser that has loaded it from here, asks for a line. */
  isOwnPage(request: IncomingMessage): boolean;
  /** `Set-Cookie` for the page. */
  cookie(request: IncomingMessage): string;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * @param allowedHosts as browsers send them in `Host`, beside the loopback names with the port that is listened on
 */
export function createGate(allowedHosts: readonly string[]): Gate {
  const secret = randomBytes(32).toString('base64url');
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()));

  function hostOf(request: IncomingMessage): string {
    return (request.headers.host ?? '').toLowerCase();
  }

  function isOwnHost(request: IncomingMessage): boolean {
    const port = request.socket.localPort ?? 0;
    const host = hostOf(request);
    return allowed.has(host) || LOOPBACK.some((name) => host === (port === 80 ? name : `${name}:${port}`));
  }

  // Cookies know no ports: two backends on one computer must not take each other's away.
  const cookieName = (request: IncomingMessage): string => `elicit-kit-${request.socket.localPort ?? 0}`;

  return {
    isOwnHost,
    isOwnPage(request) {
      const host = hostOf(request);
      const origin = request.headers.origin?.toLowerCase();
      if (!isOwnHost(request) || (origin !== `http://${host}` && origin !== `https://${host}`)) return false;
      const prefix = `${cookieName(request)}=`;
      const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
      return cookies.some(
        (cookie) => cookie.startsWith(prefix) && isSame(cookie.slice(prefix.length), secret),
      );
    },
    cookie: (request) => `${cookieName(request)}=${secret}; HttpOnly; SameSite=Strict; Path=/`,
  };
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
