export type ImageFormat = 'png' | 'jpeg' | 'webp';

/** What the head of a picture says. */
export interface ImageHeader {
  readonly width: number;
  readonly height: number;
  readonly isMoving: boolean;
}

/**
 * Reads the head of a picture: that the bytes are of the format they are said to be, how large it is, whether it moves.
 * A few kilobytes can unpack to gigabytes, so the size counts before anything is drawn. Null for anything else.
 */
export function readImage(bytes: Uint8Array, format: ImageFormat): ImageHeader | null {
  return READERS[format](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

const READERS: Readonly<Record<ImageFormat, (view: DataView) => ImageHeader | null>> = {
  png: readPng,
  jpeg: readJpeg,
  webp: readWebp,
};

function readPng(view: DataView): ImageHeader | null {
  if (view.byteLength < 33 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a)
    return null;
  if (view.getUint32(8) !== 13 || textAt(view, 12) !== 'IHDR') return null;
  let isMoving = false;
  // The chunk that makes it move stands before the first with pixels.
  for (let at = 33; at + 8 <= view.byteLength && textAt(view, at + 4) !== 'IDAT';) {
    if (textAt(view, at + 4) === 'acTL') isMoving = true;
    at += 12 + view.getUint32(at);
  }
  return { width: view.getUint32(16), height: view.getUint32(20), isMoving };
}

function readJpeg(view: DataView): ImageHeader | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    // Frames of all kinds of coding; C4, C8 and CC are tables.
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), isMoving: false };
    } else if (marker >= 0xd0 && marker <= 0xda) return null;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function readWebp(view: DataView): ImageHeader | null {
  if (view.byteLength < 30 || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null;
  switch (textAt(view, 12)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        isMoving: false,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, isMoving: false };
    }
    case 'VP8X': {
      const side = (at: number): number =>
        view.getUint8(at) + (view.getUint8(at + 1) << 8) + (view.getUint8(at + 2) << 16) + 1;
      return { width: side(24), height: side(27), isMoving: (view.getUint8(20) & 2) !== 0 };
    }
    default:
      return null;
  }
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)));
}
