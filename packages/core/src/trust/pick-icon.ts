import type { ServerIcon } from '../protocol/incoming.ts';
import { readImage, type ImageFormat } from './image-header.ts';
import { parseUrl } from './parse-url.ts';

/**
 * Which pictures of a server may be shown. `none`: no picture. `data`: those that came along with its name, as `data:`
 * addresses. `same-origin`: those too that lie, by https, on the origin where the host knows the server to run; showing
 * one is a request to that origin.
 */
export type IconPolicy = 'none' | 'data' | 'same-origin';

export interface IconOptions {
  readonly policy: IconPolicy;
  /** Where the server runs, as the host knows it. Only an https origin lets anything but `data:` through. */
  readonly endpoint?: string | undefined;
  /** The ground that the picture will stand on. @default 'light' */
  readonly colorScheme?: 'light' | 'dark' | undefined;
  /** How large it will be, in physical pixels. @default 48 */
  readonly size?: number | undefined;
}

export interface PickedIcon {
  /** For the `src` of an `<img>`, and for nothing else. */
  readonly src: string;
  /** `remote`: showing it is a request. */
  readonly from: 'data' | 'remote';
}

/** A `data:` picture of more than 64 kB is no icon; neither is one of more than 1,024 pixels to a side. */
const MOST_BYTES = 64 * 1024;
const MOST_PIXELS = 1024;

/** Of an address to load, in characters. */
const LONGEST_ADDRESS = 2048;

/** More than these are not looked at. */
const MOST_ICONS = 16;

/** Whole, in one form, without parameters, percent codes and blanks: what else there is, parsers disagree about. */
const DATA = /^data:image\/(png|jpeg|webp);base64,([a-z\d+/]+={0,2})$/i;

/** Of a picture to load; what it really is shows when it has come, and an `<img>` runs nothing. */
const LOADABLE = /^image\/(?:png|jpeg|webp|svg\+xml)$/i;

/**
 * The best of the pictures that a server offers of itself, or null where none may be shown. Lets through: PNG, JPEG and
 * WebP in well-formed base64 in a `data:` address, if the bytes are what the address and `mimeType` say, at most 64 kB and
 * 1,024 pixels to a side, and nothing moves; with `same-origin` also https addresses on the origin of `endpoint`, without
 * user info. Everything else is refused: other schemes, SVG in `data:`, relative addresses, blanks. Where an address
 * leads by a redirect cannot be seen here; `img-src` of the page's policy holds it.
 * Goes for the theme first, then for the size, then for one that needs no request. Never throws.
 */
export function pickIcon(icons: readonly ServerIcon[] | undefined, options: IconOptions): PickedIcon | null {
  if (options.policy === 'none' || !Array.isArray(icons)) return null;
  let best: Candidate | null = null;
  for (const icon of icons.slice(0, MOST_ICONS) as readonly ServerIcon[]) {
    const candidate = judge(icon, options);
    if (candidate && (!best || candidate.cost < best.cost)) best = candidate;
  }
  return best && { src: best.src, from: best.from };
}

interface Candidate extends PickedIcon {
  /** Smaller is better. */
  readonly cost: number;
}

function judge(icon: unknown, options: IconOptions): Candidate | null {
  if (typeof icon !== 'object' || icon === null) return null;
  const { src, mimeType, sizes, theme } = icon as Partial<Record<keyof ServerIcon, unknown>>;
  if (typeof src !== 'string' || src.length > (MOST_BYTES * 4) / 3 + 100) return null;
  if (mimeType !== undefined && typeof mimeType !== 'string') return null;
  const { colorScheme = 'light', size = 48 } = options;
  const themeCost = theme === colorScheme ? 0 : theme === 'light' || theme === 'dark' ? 2 : 1;
  const costOf = (pixels: number | null): number => 1e7 * themeCost + sizeCost(pixels, size);
  const pixels = readData(src, mimeType);
  if (pixels !== null) return { src, from: 'data', cost: costOf(pixels) };
  const href = options.policy === 'same-origin' ? readAddress(src, mimeType, options.endpoint) : null;
  // Half a pixel: of two that fit alike, the one that needs no request.
  return href === null ? null : { src: href, from: 'remote', cost: costOf(readSizes(sizes, size)) + 0.5 };
}

/** The larger side of a picture in a `data:` address that may be shown, in pixels; else null. */
function readData(src: string, mimeType: string | undefined): number | null {
  const [, format, text] = DATA.exec(src) ?? [];
  if (format === undefined || text === undefined || text.length % 4 !== 0) return null;
  if (mimeType !== undefined && mimeType.toLowerCase() !== `image/${format.toLowerCase()}`) return null;
  const bytes = fromBase64(text);
  if (bytes.length > MOST_BYTES) return null;
  const image = readImage(bytes, format.toLowerCase() as ImageFormat);
  if (image === null || image.isMoving) return null;
  const { width, height } = image;
  return width > 0 && height > 0 && Math.max(width, height) <= MOST_PIXELS ? Math.max(width, height) : null;
}

/** The address of a picture that may be loaded, as the parser writes it; else null. */
function readAddress(src: string, mimeType: string | undefined, endpoint: string | undefined): string | null {
  // The parser repairs what it can; what it had to repair is not what a person or a filter has read.
  if (src.length > LONGEST_ADDRESS || !/^https:\/\/[!-[\]-~]+$/i.test(src)) return null;
  if (mimeType !== undefined && !LOADABLE.test(mimeType)) return null;
  const url = parseUrl(src);
  const home = parseUrl(endpoint ?? '');
  if (url?.protocol !== 'https:' || home?.protocol !== 'https:' || url.host !== home.host) return null;
  return url.username === '' && url.password === '' ? url.href : null;
}

/** What `sizes` says: the side that fits best, in pixels; the size wanted for `any`; null where it says nothing. */
function readSizes(sizes: unknown, size: number): number | null {
  const found: number[] = [];
  for (const text of Array.isArray(sizes) ? (sizes.slice(0, MOST_ICONS) as unknown[]) : []) {
    if (typeof text !== 'string') continue;
    if (/^any$/i.test(text)) return size;
    const side = /^(\d{1,5})x\d{1,5}$/i.exec(text)?.[1];
    if (side !== undefined) found.push(Number(side));
  }
  return found.sort((one, other) => sizeCost(one, size) - sizeCost(other, size))[0] ?? null;
}

/** Large enough goes first, then what is nearest; what says nothing goes last. */
function sizeCost(pixels: number | null, size: number): number {
  if (pixels === null) return 2e6;
  return pixels >= size ? pixels - size : 1e6 + size - pixels;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of well-formed base64. */
function fromBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let at = 0;
  for (let index = 0; index < digits.length; index += 1) {
    bits = ((bits << 6) | DIGITS.indexOf(digits.charAt(index))) & 0xffffff;
    if (index % 4 > 0) {
      bytes[at] = (bits >> (6 - 2 * (index % 4))) & 0xff;
      at += 1;
    }
  }
  return bytes;
}
