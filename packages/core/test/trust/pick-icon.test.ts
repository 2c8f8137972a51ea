import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ServerIcon } from '../../src/protocol/incoming.ts';
import { readServerClaim } from '../../src/protocol/read-server-claim.ts';
import { pickIcon, type IconOptions, type PickedIcon } from '../../src/trust/pick-icon.ts';
import { parameters } from '../properties/runs.ts';

/** 3 by 2 pixels each, as a browser wrote them. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAFklEQVR4AWJiCP3/H4wZGBiYgBiOAAAAAP//MsMGrwAAAAZJREFUAwBgsgSrbvYJdwAAAABJRU5ErkJggg==';
const JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAaEAEAAQUAAAAAAAAAAAAAAAAAAQMFNIGx/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAcEQABAwUAAAAAAAAAAAAAAAAAAQJxAwQyM7H/2gAMAwEAAhEDEQA/AIm5Z9TXIAWuNrpXoKeCQf/Z';
const WEBP = {
  lossy: 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoDAAIAAsBMJaQAA3AA/vgfgAA=',
  lossless: 'UklGRiIAAABXRUJQVlA4TBYAAAAvAkAAEA8wVTH/8x84FAIIgIImov/x',
  extended:
    'UklGRl4AAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAA//8A//8AAFZQOCAwAAAA0AEAnQEqAwACAALATCWgAnRHAGSAA1AA/u3O3tjUwL/gmMK2/C/4Jix9LdgzIgAA',
};
const png = `data:image/png;base64,${PNG}`;
const home = 'https://tides.example';
const remote = `${home}/icon.png`;

const pick = (icon: unknown, options: Partial<IconOptions> = {}): PickedIcon | null =>
  pickIcon([icon as ServerIcon], { policy: 'data', ...options });
const pickRemote = (src: string, endpoint: string | undefined = home): PickedIcon | null =>
  pick({ src }, { policy: 'same-origin', endpoint });

/** A PNG with any head; `extra` chunks come before the pixels. */
function pngOf(width: number, height: number, extra: readonly (readonly [string, number])[] = []): string {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return dataUrl('png', [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...extra.map(([type, length]) => chunk(type, Buffer.alloc(length))),
    chunk('IDAT', Buffer.alloc(10)),
  ]);
}

function jpegOf(width: number, height: number, frame = 0xc0): string {
  const sizes = Buffer.alloc(4);
  sizes.writeUInt16BE(height);
  sizes.writeUInt16BE(width, 2);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xe0, 0, 4, 1, 2, 0xff, frame, 0, 11, 8]);
  return dataUrl('jpeg', [head, sizes, Buffer.alloc(4)]);
}

function webpOf(width: number, height: number, flags: number): string {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('WEBPVP8X', 8, 'latin1');
  bytes.writeUInt8(flags, 20);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return dataUrl('webp', [bytes]);
}

function dataUrl(format: string, parts: readonly Buffer[]): string {
  return `data:image/${format};base64,${Buffer.concat(parts).toString('base64')}`;
}

describe('nothing is shown', () => {
  test.each(['data:image/png;base64,' + PNG, remote])('by default policy: %s', (src) => {
    expect(pick({ src }, { policy: 'none', endpoint: home })).toBeNull();
  });

  test.each([undefined, null, 'x', {}, 5])('of icons that are no list: %s', (icons) => {
    expect(pickIcon(icons as never, { policy: 'same-origin', endpoint: home })).toBeNull();
  });
});

describe('a picture that came along is shown', () => {
  test.each([
    ['PNG', png],
    ['JPEG', `data:image/jpeg;base64,${JPEG}`],
    ['WebP, lossy', `data:image/webp;base64,${WEBP.lossy}`],
    ['WebP, lossless', `data:image/webp;base64,${WEBP.lossless}`],
    ['WebP, extended', `data:image/webp;base64,${WEBP.extended}`],
    ['a scheme and a type in capitals', `DATA:image/PNG;BASE64,${PNG}`],
    ['a PNG as large as may be', pngOf(1024, 1024)],
    ['a PNG with more in its head', pngOf(48, 48, [['iCCP', 300]])],
    ['a JPEG as large as may be', jpegOf(1024, 1024)],
    ['a progressive JPEG', jpegOf(48, 48, 0xc2)],
    ['a WebP as large as may be', webpOf(1024, 1024, 0)],
  ])('%s', (_, src) => {
    expect(pick({ src })).toEqual({ src, from: 'data' });
    expect(pick({ src }, { policy: 'same-origin', endpoint: home })).toEqual({ src, from: 'data' });
  });

  test.each(['image/png', 'IMAGE/PNG'])('with the type said twice: %s', (mimeType) => {
    expect(pick({ src: png, mimeType })).toEqual({ src: png, from: 'data' });
  });
});

describe('a picture that came along is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  test.each([
    ['SVG', `data:image/svg+xml;base64,${svg}`],
    ['SVG as text', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG that says it is PNG', `data:image/png;base64,${svg}`],
    ['HTML', `data:text/html;base64,${PNG}`],
    ['GIF', 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
    ['GIF that says it is PNG', 'data:image/png;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAA'],
    ['no type', `data:;base64,${PNG}`],
    ['JPEG that says it is PNG', `data:image/png;base64,${JPEG}`],
    ['PNG that says it is JPEG', `data:image/jpeg;base64,${PNG}`],
    ['PNG that says it is WebP', `data:image/webp;base64,${PNG}`],
    ['WebP that says it is PNG', `data:image/png;base64,${WEBP.lossy}`],
    ['a parameter', `data:image/png;charset=utf-8;base64,${PNG}`],
    ['a parameter after', `data:image/png;base64;x=1,${PNG}`],
    ['two types', `data:image/png,image/svg+xml;base64,${PNG}`],
    ['no base64', 'data:image/png,%89PNG'],
    ['percent codes in the base64', `data:image/png;base64,${PNG.replace('/', '%2F')}`],
    ['percent codes in the head', `data:image%2Fpng;base64,${PNG}`],
    ['base64 of addresses', `data:image/png;base64,${PNG.replaceAll('/', '_')}`],
    ['a length that base64 cannot have', `data:image/png;base64,${PNG}A`],
    ['padding in the middle', `data:image/png;base64,${PNG.slice(0, 40)}==${PNG.slice(40)}`],
    ['too much padding', `data:image/png;base64,${PNG.slice(0, -1)}===`],
    ['nothing', 'data:image/png;base64,'],
    ['only the first bytes', 'data:image/png;base64,iVBORw0KGgo='],
    ['a blank in front', ` data:image/png;base64,${PNG}`],
    ['a line break at the end', `data:image/png;base64,${PNG}\n`],
    ['a line break within', `data:image/png;base64,${PNG.slice(0, 20)}\n${PNG.slice(20)}`],
    ['a tab in the scheme', `da\tta:image/png;base64,${PNG}`],
    ['a blank after the comma', `data:image/png;base64, ${PNG}`],
    ['a look-alike scheme', `dаta:image/png;base64,${PNG}`],
    ['a fragment', `data:image/png;base64,${PNG}#x`],
    ['a PNG too wide', pngOf(1025, 16)],
    ['a PNG too high', pngOf(16, 1025)],
    ['a PNG of gigabytes', pngOf(0xffffffff, 0xffffffff)],
    ['a PNG without a size', pngOf(0, 16)],
    ['a PNG that moves', pngOf(48, 48, [['acTL', 8]])],
    ['a PNG that moves, behind other chunks', pngOf(48, 48, [['iCCP', 99], ['acTL', 8]])], // prettier-ignore
    ['a JPEG of gigabytes', jpegOf(65535, 65535)],
    ['a JPEG that tells its height later', jpegOf(48, 0)],
    ['a JPEG without a frame', dataUrl('jpeg', [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xda])])],
    ['a JPEG that ends early', dataUrl('jpeg', [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0])])],
    ['a JPEG out of step', dataUrl('jpeg', [Buffer.from([0xff, 0xd8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])])],
    ['a WebP of gigabytes', webpOf(16384, 16384, 0)],
    ['a WebP that moves', webpOf(48, 48, 2)],
    ['a WebP of an unknown kind', `data:image/webp;base64,${WEBP.lossy.replace('VlA4I', 'VlA4Q')}`],
  ])('%s', (_, src) => {
    expect(pick({ src })).toBeNull();
    expect(pick({ src }, { policy: 'same-origin', endpoint: home })).toBeNull();
  });

  test.each(['image/jpeg', 'image/svg+xml', 'text/html', '', 'image/png; x=1', 5, null, {}])(
    'when its other type says otherwise: %j',
    (mimeType) => {
      expect(pick({ src: png, mimeType })).toBeNull();
    },
  );

  test('when it is larger than 64 kB', () => {
    const bytes = (count: number): string =>
      dataUrl('png', [Buffer.from(PNG, 'base64'), Buffer.alloc(count)]);
    const head = Buffer.from(PNG, 'base64').length;
    expect(pick({ src: bytes(65_536 - head) })).toMatchObject({ from: 'data' });
    expect(pick({ src: bytes(65_536 - head + 1) })).toBeNull();
    expect(pick({ src: bytes(50_000_000) })).toBeNull();
  });

  test.each([undefined, null, 5, {}, [png], { toString: () => png }])('when it is no text: %s', (src) => {
    expect(pick({ src })).toBeNull();
  });
});

describe('a picture on the origin of the server is loaded', () => {
  test.each([
    remote,
    `${home}/a/b.svg?size=48`,
    `${home}:443/icon.png`,
    'HTTPS://tides.example/icon.png',
    'https://TIDES.example/icon.png',
    `${home}/%69con.png`,
  ])('%s', (src) => {
    expect(pickRemote(src)).toEqual({ src: new URL(src).href, from: 'remote' });
  });

  test.each([home, `${home}/`, `${home}/mcp`, `${home}:443/mcp?x=1`])('of a server at %s', (endpoint) => {
    expect(pickRemote(remote, endpoint)).toEqual({ src: remote, from: 'remote' });
  });

  test.each(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'IMAGE/PNG', undefined])(
    'with the type %s',
    (mimeType) => {
      const icon = { src: remote, mimeType };
      expect(pick(icon, { policy: 'same-origin', endpoint: home })).toMatchObject({ from: 'remote' });
    },
  );

  test('only when the host has said so', () => {
    expect(pick({ src: remote }, { policy: 'data', endpoint: home })).toBeNull();
  });
});

describe('an address is refused', () => {
  test.each([
    'http://tides.example/icon.png',
    'https://tides.example.evil.example/icon.png',
    'https://www.tides.example/icon.png',
    'https://tides.example:8443/icon.png',
    'https://tides.example./icon.png',
    'https://tides.example@evil.example/icon.png',
    'https://me@tides.example/icon.png',
    'https://me:secret@tides.example/icon.png',
    'https:/tides.example/icon.png',
    'https:tides.example/icon.png',
    'https:\\\\tides.example/icon.png',
    'https://tides.example\\@evil.example/icon.png',
    ' https://tides.example/icon.png',
    'https://tides.example/icon.png ',
    'https://tides.example/ic\non.png',
    'ht\ntps://tides.example/icon.png',
    'https://tidеs.example/icon.png',
    'https://tides.example/ícon.png',
    '//tides.example/icon.png',
    '/icon.png',
    'icon.png',
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'blob:https://tides.example/1',
    'file:///etc/hosts',
    'filesystem:https://tides.example/x',
    'ftp://tides.example/icon.png',
    'ws://tides.example/icon.png',
    'view-source:https://tides.example/icon.png',
    `https://tides.example/${'a'.repeat(2048)}`,
  ])('%s', (src) => {
    expect(pickRemote(src)).toBeNull();
  });

  test.each([
    undefined,
    '',
    'npx tides-mcp',
    'http://tides.example',
    'https://other.example',
    'file:///srv/tides',
    'tides.example',
  ])('of a server at %s', (endpoint) => {
    expect(pick({ src: remote }, { policy: 'same-origin', endpoint })).toBeNull();
  });

  test.each(['text/html', 'image/gif', 'application/javascript', 'image/svg', '', 5, null])(
    'with the type %j',
    (mimeType) => {
      expect(pick({ src: remote, mimeType }, { policy: 'same-origin', endpoint: home })).toBeNull();
    },
  );
});

describe('of several', () => {
  const choose = (icons: readonly unknown[], more: Partial<IconOptions> = {}): string | undefined =>
    pickIcon(icons as ServerIcon[], { policy: 'same-origin', endpoint: home, size: 48, ...more })?.src;
  const at = (name: string, more: object = {}): object => ({ src: `${home}/${name}`, ...more });

  test('the first that may be shown is taken where nothing else tells them apart', () => {
    expect(choose([{ src: 'javascript:1' }, null, at('one'), at('two')])).toBe(`${home}/one`);
  });

  test('the theme of the ground goes first, then none, then the other', () => {
    const icons = [at('dark', { theme: 'dark' }), at('any'), at('light', { theme: 'light' })];
    expect(choose(icons)).toBe(`${home}/light`);
    expect(choose(icons, { colorScheme: 'dark' })).toBe(`${home}/dark`);
    expect(choose(icons.slice(0, 2))).toBe(`${home}/any`);
    expect(choose(icons.slice(0, 1))).toBe(`${home}/dark`);
  });

  test.each([
    [[['16x16'], ['64x64'], ['512x512']], 1],
    [[['512x512'], ['48x48']], 1],
    [[['16x16'], ['32x32']], 1],
    [[['16x16', '128x128'], ['96x96']], 1],
    [[['16x16'], ['any'], ['64x64']], 1],
    [[undefined, ['16x16']], 1],
    [[['big'], ['48x']], 0],
    [[[], ['0x0']], 1],
  ])('the size fits best: %j', (sizes, index) => {
    const icons = sizes.map((size, number) => at(String(number), { sizes: size }));
    expect(choose(icons)).toBe(`${home}/${index}`);
  });

  test('one that needs no request is taken where they fit alike', () => {
    const data = pngOf(48, 48);
    expect(choose([at('one', { sizes: ['48x48'] }), { src: data }])).toBe(data);
    expect(choose([at('one', { sizes: ['48x48'] }), { src: png }])).toBe(`${home}/one`);
  });

  test.each([5, {}, '48x48', [5, null, {}], Array.from({ length: 1e6 }, () => 'x'), ['9'.repeat(1e6)]])(
    'sizes of no use do no harm',
    (sizes) => {
      expect(choose([at('one', { sizes })])).toBe(`${home}/one`);
    },
  );

  test('a list without end is looked at from the start only', () => {
    const icons = [...Array.from({ length: 100_000 }, () => ({ src: 'javascript:1' })), at('last')];
    expect(choose(icons)).toBeUndefined();
  });
});

describe('whatever a server sends', () => {
  const anyIcon = fc.record(
    {
      src: fc.oneof(
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
        fc.base64String().map((text) => `data:image/png;base64,${text}`),
        fc.uint8Array().map((bytes) => dataUrl('jpeg', [Buffer.from([0xff, 0xd8]), Buffer.from(bytes)])),
        fc
          .uint8Array()
          .map((bytes) => dataUrl('webp', [Buffer.from('RIFF0000WEBPVP8X'), Buffer.from(bytes)])),
        fc
          .uint8Array()
          .map((bytes) => dataUrl('png', [Buffer.from(PNG, 'base64').subarray(0, 33), Buffer.from(bytes)])),
        fc.anything(),
      ),
      mimeType: fc.anything(),
      sizes: fc.anything(),
      theme: fc.anything(),
    },
    { requiredKeys: [] },
  );

  test('what comes out is a data: picture of the three kinds or an https address of the server, or nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyIcon, fc.anything())), (icons) => {
        const picked = pickIcon(icons as ServerIcon[], { policy: 'same-origin', endpoint: home });
        const isFit = (src: string): boolean =>
          /^data:image\/(?:png|jpeg|webp);base64,[\w+/]+=*$/i.test(src) || src.startsWith(`${home}/`);
        expect(picked === null || isFit(picked.src)).toBe(true);
      }),
      parameters(0.2),
    );
  });
});

describe('the claim of a server', () => {
  test('brings its icons along as they are', () => {
    const icons = [{ src: png, mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'dark' }, { src: 'x' }];
    expect(readServerClaim({ name: 'tides', icons })).toEqual({ name: 'tides', icons });
  });

  test('takes a single text for the sizes, as an early draft had it', () => {
    expect(readServerClaim({ icons: [{ src: 'x', sizes: '48x48' }] })).toEqual({
      icons: [{ src: 'x', sizes: ['48x48'] }],
    });
  });

  test('leaves out what has a wrong type', () => {
    const icons = [
      null,
      5,
      'https://tides.example/icon.png',
      {},
      { src: 5 },
      { src: '' },
      { src: 'x', mimeType: 5, sizes: [5, '16x16', null], theme: 'sepia', onload: 'alert(1)' },
    ];
    expect(readServerClaim({ icons })).toEqual({ icons: [{ src: 'x', sizes: ['16x16'] }] });
    for (const wrong of [{}, 'x', 5, null, []]) expect(readServerClaim({ icons: wrong })).toBeUndefined();
  });

  test('is cut where a list has no end', () => {
    const sizes = Array.from({ length: 1e5 }, () => '1x1');
    const claim = readServerClaim({ icons: Array.from({ length: 1e5 }, () => ({ src: 'x', sizes })) });
    expect(claim?.icons).toHaveLength(16);
    expect(claim?.icons?.[0]?.sizes).toHaveLength(16);
  });
});
