import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { phoneSizes, photoOf } from '../../../tests/support/scans/phone-photos.ts';
import { watchRows } from '../../../tests/support/scans/watch-rows.ts';
import { readJpegHeader } from '../../../shared/reading/picture/jpeg-header.ts';
import { jpegPart, wrapPictures } from '../../../shared/reading/picture/picture-pdf.ts';
import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { renderPdfPage } from '../pdf/render-pdf-page.ts';
import { renderThumbnail } from '../thumbnail/render-thumbnail.ts';
import { readPngFile } from './png/png-chunks.ts';
import { recognitionLimits as limits } from '../recognition/recognition-limits.ts';
import { fitInto } from '../thumbnail/color-image.ts';
import { openPicture } from './open-picture.ts';
import { reduceRows, sizeWithin } from './pixel-rows.ts';

const mebibyte = 1024 * 1024;
const page = 'repair-letter';

type Kind = { encode: (photo: Sharp) => Sharp; sizes: readonly number[]; memory: number };

const differentSizes = [2, 12, 20, 24, 50];
const streamed = 24 * mebibyte;
const stored = 64 * mebibyte;

const kinds: Record<string, Kind> = {
  'JPEG of 4:2:0': { encode: (photo) => photo.jpeg(), sizes: differentSizes, memory: streamed },
  'JPEG of 4:4:4': {
    encode: (photo) => photo.jpeg({ chromaSubsampling: '4:4:4' }),
    sizes: [12],
    memory: streamed,
  },
  'grey JPEG': {
    encode: (photo) => photo.toColourspace('b-w').jpeg(),
    sizes: [12],
    memory: streamed,
  },
  'progressive JPEG': {
    encode: (photo) => photo.jpeg({ progressive: true }),
    sizes: [12],
    memory: stored,
  },
  'CMYK JPEG': {
    encode: (photo) => photo.toColourspace('cmyk').jpeg(),
    sizes: [8],
    memory: streamed,
  },
  'progressive CMYK JPEG': {
    encode: (photo) => photo.toColourspace('cmyk').jpeg({ progressive: true }),
    sizes: [12],
    memory: stored,
  },
  PNG: {
    encode: (photo) => photo.png({ compressionLevel: 1 }),
    sizes: [20],
    memory: streamed,
  },
  WebP: { encode: (photo) => photo.webp(), sizes: [12], memory: streamed },
  'lossless WebP': {
    encode: (photo) => photo.webp({ lossless: true, effort: 0 }),
    sizes: [8],
    memory: streamed,
  },
  'AVIF of 4:2:0': {
    encode: (photo) => photo.avif({ chromaSubsampling: '4:2:0', effort: 0 }),
    sizes: [12],
    memory: streamed,
  },
  'transparent WebP': {
    encode: (photo) => photo.ensureAlpha(0.9).webp({ effort: 0 }),
    sizes: [8],
    memory: streamed,
  },
};

const photos = new Map<string, Promise<Uint8Array>>();

function photoAs(kind: string, size: number): Promise<Uint8Array> {
  const key = `${kind} ${size}`;
  const known = photos.get(key) ?? encodePhoto(kind, size);
  photos.set(key, known);
  return known;
}

async function encodePhoto(kind: string, size: number): Promise<Uint8Array> {
  const pixels = phoneSizes[size];
  if (!pixels || !kinds[kind]) throw new Error('There is no such photo');
  return new Uint8Array(await kinds[kind].encode(await photoOf(page, pixels)).toBuffer());
}

describe.each(Object.entries(kinds))('a photo as %s', (kind, { sizes, memory }) => {
  it.each(sizes)('of %i megapixels is decoded for reading and for its thumbnail', async (size) => {
    const bytes = await photoAs(kind, size);
    const { page: whole, source } = openPicture(bytes, { index: 0, limits });
    if (source.kind !== 'rows') throw new Error('It is decoded whole');

    const wanted = sizeWithin(whole, limits.pagePixels);
    const reading = watchRows(source.read({ wanted, isColored: false }));
    const grey = await reduceRows(reading.rows, wanted);
    expect(reading.seen.rows).toBe(reading.rows.height);
    expect(reading.seen.bytes).toBeLessThan(memory);
    expect(grey.width * grey.height).toBeGreaterThan(Math.min(size, 3.9) * 0.9e6);
    const darkest = grey.data.reduce((least, value) => Math.min(least, value), 255);
    expect(darkest).toBeLessThan(90);
    expect(grey.data[(grey.height - 4) * grey.width + 4]).toBeGreaterThan(200);

    const small = fitInto(whole, { width: 320, height: 480 });
    const drawing = watchRows(source.read({ wanted: small, isColored: true }));
    const thumbnail = await reduceRows(drawing.rows, small);
    expect(drawing.seen.rows).toBe(drawing.rows.height);
    expect(drawing.seen.bytes).toBeLessThan(memory);
    const at = (x: number, y: number) => [
      ...thumbnail.data.subarray((y * thumbnail.width + x) * 3, (y * thumbnail.width + x) * 3 + 3),
    ];
    const [red = 0, green = 255, blue = 255] = at(thumbnail.width - 4, 3);
    if (kind.includes('grey')) expect([red, green]).toEqual([blue, blue]);
    else expect([red > 200, green < 90, blue < 90]).toEqual([true, true, true]);
    expect(Math.min(...at(4, thumbnail.height - 4))).toBeGreaterThan(190);
  });
});

describe('a photo inside a PDF', () => {
  const sizeOnA4 = { x: 350, y: 350 };

  it.each([
    ['JPEG of 4:2:0', 12, undefined],
    ['JPEG of 4:2:0', 50, sizeOnA4],
    ['grey JPEG', 12, undefined],
    ['CMYK JPEG', 8, undefined],
    ['progressive JPEG', 12, undefined],
    ['PNG', 20, sizeOnA4],
  ] as const)('as %s of %i megapixels is drawn', async (kind, size, resolution) => {
    const bytes = await photoAs(kind, size);
    const part =
      kind === 'PNG' ? pngPart(bytes) : jpegPart(bytes, { header: readJpegHeader(bytes) });
    const { width, height } = part;
    const file = wrapPictures([{ parts: [part], width, height, resolution }]);
    const { corner, paper } = await drawn(file);
    if (kind === 'grey JPEG') expect(new Set(corner).size).toBe(1);
    else expect(corner.map((value) => value > 150)).toEqual([true, false, false]);
    expect(Math.min(...paper)).toBeGreaterThan(190);
  });
});

async function drawn(bytes: Uint8Array) {
  const grey = await renderPdfPage(bytes, {
    index: 0,
    dpi: 200,
    maxPixels: limits.pagePixels,
    limits,
  });
  expect(grey.data.reduce((least, value) => Math.min(least, value), 255)).toBeLessThan(90);
  expect(grey.data[(grey.height - 4) * grey.width + 4]).toBeGreaterThan(200);
  const thumbnail = await renderThumbnail({ bytes: bytes.slice(), mimeType: 'application/pdf' });
  const { data, info } = await sharp(thumbnail ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  return { corner: at(info.width - 5, 4), paper: at(5, info.height - 5) };
}

function pngPart(bytes: Uint8Array) {
  const { width, height, data } = readPngFile(bytes);
  const rows = `/Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns ${width}`;
  const entries = `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << ${rows} >>`;
  return { bytes: joinBytes(data), width, height, left: 0, top: 0, entries };
}
