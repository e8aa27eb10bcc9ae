import sharp, { type Sharp, type WebpOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeVp8 } from '../../../../tests/support/scans/encode-vp8.ts';
import { openPicture } from '../open-picture.ts';
import { pictureLimits as limits } from '../picture-limits.ts';
import { greyOf } from '../pixel-rows.ts';

async function decode(bytes: Uint8Array, isColored: boolean) {
  const { page, source } = openPicture(new Uint8Array(bytes), { index: 0, limits });
  if (source.kind !== 'rows') throw new Error('It is decoded whole');
  const { rows, width, height, channels } = source.read({ wanted: page, isColored });
  const parts: number[] = [];
  for await (const row of rows) for (const part of row) parts.push(part);
  expect(parts.length).toBe(width * height * channels);
  return { width, height, parts };
}

async function differenceOf(bytes: Uint8Array, isColored = true) {
  const { width, height, parts } = await decode(bytes, isColored);
  const { data, info } = await sharp(bytes)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
  const expected = isColored
    ? [...data]
    : Array.from({ length: width * height }, (_, pixel) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
        return greyOf(red, green, blue);
      });
  const differences = parts.map((part, at) => Math.abs(part - (expected[at] ?? 0)));
  return {
    mean: differences.reduce((sum, each) => sum + each, 0) / differences.length,
    most: differences.reduce((most, each) => Math.max(most, each), 0),
  };
}

function picture(width: number, height: number, { hasAlpha = false } = {}): Sharp {
  const channels = hasAlpha ? 4 : 3;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += channels) {
      const isInside = (x - width / 2) ** 2 + (y - height / 2) ** 2 < (width / 4) ** 2;
      const stripe = x % 40 < 3 ? 0 : 60;
      data.set([(x * 195) / width + stripe, (y * 255) / height, isInside ? 30 : 150], at);
      if (hasAlpha) data[at + 3] = (x + y * 2) % 256;
    }
  }
  return sharp(data, { raw: { width, height, channels } });
}

const sizes = [
  [1, 1],
  [2, 3],
  [15, 17],
  [16, 16],
  [33, 47],
  [301, 201],
] as const;

describe('a lossy WebP', () => {
  const kinds: [string, WebpOptions][] = [
    ...[10, 50, 90].map((quality): [string, WebpOptions] => [`of quality ${quality}`, { quality }]),
    ['for text', { preset: 'text' }],
    ['of little effort', { effort: 0 }],
  ];

  it.each(kinds)('is decoded as libwebp does: %s', async (_, options) => {
    for (const [width, height] of sizes) {
      const bytes = await picture(width, height).webp(options).toBuffer();
      expect((await differenceOf(bytes, false)).mean).toBeLessThan(1.5);
      // The upsampling of chroma differs, which affects all pixels of a tiny picture.
      if (width > 40) expect((await differenceOf(bytes)).mean).toBeLessThan(2.5);
    }
  });

  it.each([
    ['several partitions', { partitions: 4 }],
    ['eight partitions and few rows', { partitions: 8, height: 20 }],
    ['the simple filter', { isSimple: true, filterLevel: 40 }],
    ['the normal filter', { filterLevel: 63 }],
    ['a sharp filter', { filterLevel: 30, sharpness: 6 }],
    ['segments', { hasSegments: true, filterLevel: 20 }],
    ['segments and the simple filter', { hasSegments: true, isSimple: true, filterLevel: 1 }],
  ])('is decoded as libwebp does: of %s', async (_, options) => {
    const bytes = encodeVp8({ width: 203, height: 149, ...options });
    expect((await differenceOf(bytes)).most).toBeLessThan(3);
    expect((await differenceOf(bytes, false)).most).toBeLessThan(3);
  });

  it('is shown on white where it is transparent', async () => {
    for (const [width, height] of sizes) {
      const bytes = await picture(width, height, { hasAlpha: true }).webp().toBuffer();
      expect((await differenceOf(bytes, false)).mean).toBeLessThan(1.5);
      if (width > 40) expect((await differenceOf(bytes)).mean).toBeLessThan(2.5);
    }
  });
});

describe('a lossless WebP', () => {
  const kinds: Record<string, WebpOptions> = {
    'of little effort': { lossless: true, effort: 0 },
    'as usual': { lossless: true },
    'of all effort': { lossless: true, effort: 6 },
    'nearly lossless': { nearLossless: true, quality: 40 },
  };

  it.each(Object.entries(kinds))('is decoded as it was: %s', async (_, options) => {
    for (const [width, height] of sizes) {
      for (const hasAlpha of [false, true]) {
        const bytes = await picture(width, height, { hasAlpha }).webp(options).toBuffer();
        expect((await differenceOf(bytes)).most).toBeLessThan(2);
      }
    }
  });

  it.each([2, 4, 16, 200])('of a palette of %i colors is decoded as it was', async (colours) => {
    const few = await picture(133, 57).png({ palette: true, colours }).toBuffer();
    const bytes = await sharp(few).webp({ lossless: true }).toBuffer();
    expect(await differenceOf(bytes)).toEqual({ mean: 0, most: 0 });
  });
});

describe('the chunks of a WebP', () => {
  it('say how it is turned', async () => {
    const bytes = await picture(30, 20).withMetadata({ orientation: 6 }).webp().toBuffer();
    expect(openPicture(new Uint8Array(bytes), { index: 0, limits }).orientation).toBe(6);
  });

  it('have the first picture of an animation, at its place', async () => {
    const frames = await Promise.all(
      [picture(40, 30), picture(40, 30).negate()].map((frame) => frame.png().toBuffer()),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await differenceOf(animated)).most).toBe(0);
    const at = animated.indexOf('ANMF') + 8;
    animated.writeUIntLE(49, animated.indexOf('VP8X') + 12, 3);
    animated.writeUIntLE(43, animated.indexOf('VP8X') + 15, 3);
    animated.writeUIntLE(3, at, 3);
    animated.writeUIntLE(5, at + 3, 3);
    expect((await differenceOf(animated)).most).toBe(0);
    animated.writeUIntLE(6, at, 3);
    expect(() => openPicture(new Uint8Array(animated), { index: 0, limits })).toThrow(
      expect.objectContaining({ reason: 'damaged' }),
    );
  });
});
