import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../tests/support/cpu-time.ts';
import { mutateBytes } from '../../../tests/support/fixtures/mutate-bytes.ts';
import { pngChunk, pngOfHeader } from '../../../tests/support/scans/hostile-pictures.ts';
import { watchRows } from '../../../tests/support/scans/watch-rows.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { recognitionLimits as limits } from '../recognition/recognition-limits.ts';
import { openPicture } from './open-picture.ts';
import { reduceRows, sizeWithin, type PixelRows } from './pixel-rows.ts';

/** Garbage collection before each measurement of the memory takes longer than decoding a small picture. */
const unwatched = (rows: PixelRows) => ({ rows, seen: { rows: 0, bytes: 0 } });

async function decode(bytes: Uint8Array, watch: typeof unwatched = watchRows) {
  const started = cpuTime();
  let outcome = 'done';
  let seen = { rows: 0, bytes: 0 };
  try {
    const { page, source } = openPicture(new Uint8Array(bytes), { index: 0, limits });
    if (source.kind !== 'rows') throw new Error('It is decoded whole');
    const wanted = sizeWithin(page, limits.pagePixels);
    const watched = watch(source.read({ wanted, isColored: false }));
    seen = watched.seen;
    await reduceRows(watched.rows, wanted);
  } catch (error) {
    if (!(error instanceof ExtractionFailure || error instanceof RangeError)) throw error;
    outcome = error instanceof ExtractionFailure ? error.reason : 'damaged';
  }
  return { outcome, milliseconds: cpuTime(started), ...seen };
}

const photo = sharp({
  create: {
    width: 640,
    height: 480,
    channels: 3,
    background: 'white',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});
const jpeg = (options = {}) =>
  photo
    .clone()
    .jpeg({ quality: 60, ...options })
    .toBuffer();

function segmentOf(bytes: Uint8Array, marker: number): number {
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === marker) return at;
  }
  throw new Error('The file has no such segment');
}

function enlarge(
  bytes: Buffer,
  marker: number,
  { width, height }: { width: number; height: number },
) {
  const at = segmentOf(bytes, marker);
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return bytes;
}

const baseline = 0xc0;
const progressive = 0xc2;

describe('a hostile JPEG', () => {
  it('of more pixels than any sensor has is not decoded, and its size is known', async () => {
    const bytes = enlarge(await jpeg(), baseline, { width: 65_500, height: 65_500 });
    expect(() => openPicture(bytes, { index: 0, limits })).toThrow(
      expect.objectContaining({ reason: 'too_many_pixels', megapixels: 4291 }),
    );
  });

  it.each([
    ['baseline', baseline, {}],
    ['progressive', progressive, { progressive: true }],
  ])('that has fewer blocks than it claims ends with them: %s', async (_, marker, options) => {
    const bytes = enlarge(await jpeg(options), marker, { width: 14_000, height: 14_000 });
    const { outcome, milliseconds, bytes: peak } = await decode(bytes);
    expect(['done', 'too_complex']).toContain(outcome);
    expect(milliseconds).toBeLessThan(4000);
    expect(peak).toBeLessThan(64 * 1024 * 1024);
  });

  it('of scans without end is left before they cost much', async () => {
    const bytes = enlarge(await jpeg({ progressive: true }), progressive, {
      width: 8000,
      height: 6000,
    });
    // The last scan is a refinement, in which an end-of-band code for all blocks takes few bytes.
    const scan = bytes.subarray(bytes.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const repeated = Array.from({ length: 2000 }, () => scan.subarray(0, 400));
    const { outcome, milliseconds } = await decode(Buffer.concat([bytes, ...repeated]));
    expect(['done', 'too_complex']).toContain(outcome);
    expect(milliseconds).toBeLessThan(5000);
  });

  it('that is cut shows what there is of it, and is damaged without any', async () => {
    const bytes = await jpeg();
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      expect((await decode(bytes.subarray(0, bytes.length * share), unwatched)).outcome).toBe(
        'done',
      );
    }
    expect((await decode(bytes.subarray(0, 100))).outcome).toBe('damaged');
  });

  it.each([
    ['baseline', {}],
    ['progressive', { progressive: true }],
    ['of restarts', { mozjpeg: true }],
  ])('has a result after any mutation: %s', async (_, options) => {
    const bytes = await jpeg(options);
    for (let seed = 0; seed < 10; seed += 1) {
      const { outcome } = await decode(mutateBytes(new Uint8Array(bytes), seed), unwatched);
      expect(['done', 'damaged', 'unsupported', 'too_many_pixels']).toContain(outcome);
    }
  });
});

function deepPng(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', data)]);
}

describe('a hostile PNG', () => {
  it('that has fewer rows than it claims ends with them', async () => {
    const { outcome, milliseconds, bytes } = await decode(pngOfHeader(8000, 8000));
    expect(outcome).toBe('damaged');
    expect(milliseconds).toBeLessThan(500);
    expect(bytes).toBeLessThan(8_000_000);
  });

  it('that unpacks to more than it shows is not unpacked further', async () => {
    const bomb = deflateSync(Buffer.alloc(100_000_000));
    const { outcome, milliseconds, bytes } = await decode(deepPng(100, 100, bomb));
    expect(outcome).toBe('done');
    expect(milliseconds).toBeLessThan(500);
    expect(bytes).toBeLessThan(8_000_000);
  });

  it('of rows longer than memory is not unpacked', async () => {
    const { outcome } = await decode(deepPng(60_000_000, 1, deflateSync(Buffer.alloc(1000))));
    expect(outcome).toBe('too_many_pixels');
  });

  it('has a result after any mutation', async () => {
    const bytes = await photo.clone().png().toBuffer();
    for (let seed = 0; seed < 10; seed += 1) {
      const mutated = mutateBytes(new Uint8Array(bytes), seed);
      const file = Buffer.concat([bytes.subarray(0, 33), mutated.subarray(33)]);
      const { outcome } = await decode(file, unwatched);
      expect(['done', 'damaged', 'too_many_pixels']).toContain(outcome);
    }
  });
});

const webp = (options = {}) => photo.clone().webp(options).toBuffer();

describe('a hostile WebP', () => {
  const kinds = {
    lossy: () => webp(),
    lossless: () => webp({ lossless: true }),
    transparent: () => photo.clone().ensureAlpha(0.5).webp().toBuffer(),
    'of a palette': () => photo.clone().png({ palette: true }).webp({ lossless: true }).toBuffer(),
  };

  it('that has fewer blocks than it claims ends with them', async () => {
    const bytes = await webp();
    bytes.writeUInt16LE(8000, 26);
    bytes.writeUInt16LE(8000, 28);
    const { outcome, milliseconds, bytes: peak, rows } = await decode(bytes);
    expect(outcome).toBe('done');
    expect(rows).toBeLessThan(480);
    expect(milliseconds).toBeLessThan(2000);
    expect(peak).toBeLessThan(24 * 1024 * 1024);
  });

  it('whose pixels take no bits is decoded in little memory', async () => {
    const { outcome, bytes } = await decode(emptyWebp(3000, 3000));
    expect(outcome).toBe('done');
    expect(bytes).toBeLessThan(24 * 1024 * 1024);
    expect((await decode(emptyWebp(2000, 2000))).milliseconds).toBeLessThan(5000);
  });

  it('of too many pixels is not decoded, and its size is known', async () => {
    expect(() => openPicture(emptyWebp(16_000, 16_000), { index: 0, limits })).toThrow(
      expect.objectContaining({ reason: 'too_many_pixels', megapixels: 256 }),
    );
  });

  it.each(Object.entries(kinds))('that is cut shows what there is of it: %s', async (_, encode) => {
    const bytes = await encode();
    for (const share of [0.5, 0.7, 0.9]) {
      const { outcome, rows } = await decode(bytes.subarray(0, bytes.length * share));
      expect(['done', 'damaged']).toContain(outcome);
      if (share === 0.9) expect(rows).toBeGreaterThan(240);
    }
    expect((await decode(bytes.subarray(0, 40))).outcome).toBe('damaged');
  });

  it.each(Object.entries(kinds))('has a result after any mutation: %s', async (_, encode) => {
    const bytes = await encode();
    for (let seed = 0; seed < 8; seed += 1) {
      const mutated = mutateBytes(new Uint8Array(bytes), seed);
      // Its signature is kept, so that decoding starts.
      const file = Buffer.concat([bytes.subarray(0, 16), mutated.subarray(16)]);
      const { outcome, milliseconds } = await decode(file, unwatched);
      expect(['done', 'damaged', 'too_complex', 'too_many_pixels']).toContain(outcome);
      expect(milliseconds).toBeLessThan(6000);
    }
  });
});

/** A lossless picture of one color with the slope predictor, in codes with one symbol each. */
function emptyWebp(width: number, height: number): Uint8Array {
  const bits: number[] = [];
  const write = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit += 1) bits.push((value >> bit) & 1);
  };
  // Green, red, blue, alpha and distance: a simple code of one symbol of eight bits.
  const writeCodes = (green: number) => {
    for (const symbol of [green, 0, 0, 0, 0]) write((symbol << 3) | 0b101, 11);
  };
  write(0x2f, 8);
  write(width - 1, 14);
  write(height - 1, 14);
  write(0, 4);
  // A predictor transform in blocks of 4 × 4, all with mode 12; its image has no color cache.
  write(0b001, 3);
  write(0, 3);
  write(0, 1);
  writeCodes(12);
  write(0, 3);
  writeCodes(200);
  const data = Buffer.alloc(Math.ceil(bits.length / 16) * 2);
  for (const [at, bit] of bits.entries()) data[at >> 3] = (data[at >> 3] ?? 0) | (bit << (at % 8));
  const chunk = Buffer.from('RIFF____WEBPVP8L____');
  chunk.writeUInt32LE(data.length + 12, 4);
  chunk.writeUInt32LE(data.length, 16);
  return new Uint8Array(Buffer.concat([chunk, data]));
}
