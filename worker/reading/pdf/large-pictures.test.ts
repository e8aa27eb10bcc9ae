import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readJpegHeader } from '../../../shared/reading/picture/jpeg-header.ts';
import {
  jpegPart,
  paletteColorSpace,
  type PicturePart,
  wrapPictures,
} from '../../../shared/reading/picture/picture-pdf.ts';
import { recognitionLimits as limits } from '../recognition/recognition-limits.ts';
import { renderThumbnail } from '../thumbnail/render-thumbnail.ts';
import { renderPdfPage } from './render-pdf-page.ts';

const sizes = { small: { width: 340, height: 300 }, large: { width: 3400, height: 3000 } };

type Size = { width: number; height: number };

type Kind = { left: readonly number[]; right: readonly number[]; entries: string };

const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 0.4] /N 1 >>';
const palette = new Uint8Array(256 * 3);
palette.set([255, 240, 220], 3 * 3);
palette.set([120, 10, 10], 200 * 3);
const hexPalette = Buffer.from(palette).toString('hex');
const stringPalette = '[/Indexed /DeviceGray 2 (\\377\\050\\\\)]';

const kinds: Record<string, Kind> = {
  grey: { left: [240], right: [30], entries: '/ColorSpace /DeviceGray' },
  'inverted grey': { left: [20], right: [230], entries: '/ColorSpace /DeviceGray /Decode [1 0]' },
  RGB: { left: [255, 240, 220], right: [120, 10, 10], entries: '/ColorSpace /DeviceRGB' },
  CMYK: { left: [10, 10, 20, 0], right: [20, 200, 200, 60], entries: '/ColorSpace /DeviceCMYK' },
  'a palette': { left: [3], right: [200], entries: `/ColorSpace ${paletteColorSpace(palette)}` },
  'a short palette': {
    left: [3],
    right: [7],
    entries: `/ColorSpace [/Indexed /DeviceRGB 3 <${hexPalette.slice(0, 24)}>]`,
  },
  'a palette in a string': { left: [0], right: [1], entries: `/ColorSpace ${stringPalette}` },
  'an inverted palette': {
    left: [252],
    right: [55],
    entries: `/ColorSpace ${paletteColorSpace(palette)} /Decode [255 0]`,
  },
  Separation: {
    left: [10],
    right: [250],
    entries: `/ColorSpace [/Separation /Blue /DeviceRGB ${tint}]`,
  },
  Lab: {
    left: [240, 128, 128],
    right: [80, 190, 160],
    entries: '/ColorSpace [/Lab << /WhitePoint [0.96 1 0.82] /Range [-128 127 -128 127] >>]',
  },
};

function deflated({ left, right, entries }: Kind, { width, height }: Size): PicturePart {
  const row = Buffer.concat([
    Buffer.alloc((width / 2) * left.length, Buffer.from(left)),
    Buffer.alloc((width / 2) * right.length, Buffer.from(right)),
  ]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return {
    bytes: new Uint8Array(deflateSync(rows, { level: 1 })),
    width,
    height,
    left: 0,
    top: 0,
    entries: `/BitsPerComponent 8 /Filter /FlateDecode ${entries}`,
  };
}

async function jpegOf(entries: string, { width, height }: Size): Promise<PicturePart> {
  const right = { create: { width: width / 2, height, channels: 3, background: '#fff' } } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#101010' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .toColourspace('b-w')
    .jpeg();
  const bytes = new Uint8Array(await picture.toBuffer());
  const part = jpegPart(bytes, { header: readJpegHeader(bytes) });
  return { ...part, entries: part.entries.replace('/ColorSpace /DeviceGray', entries) };
}

async function draw(pictures: readonly PicturePart[]) {
  const [{ width, height } = sizes.small] = pictures;
  const parts = pictures.map((part, index) => ({ ...part, left: index * width }));
  const resolution = { x: (width * 72) / 340, y: (height * 72) / 300 };
  const whole = { width: width * parts.length, height };
  const bytes = wrapPictures([{ parts, ...whole, resolution }]);
  const maxPixels = limits.pagePixels;
  const grey = await renderPdfPage(bytes, { index: 0, dpi: 72, maxPixels, limits });
  const thumbnail = await renderThumbnail({ bytes: bytes.slice(), mimeType: 'application/pdf' });
  const { data, info } = await sharp(thumbnail ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const places = parts.flatMap((_, index) => [index + 0.25, index + 0.75]);
  return places.map((place) => {
    const share = place / parts.length;
    const at = Math.floor(info.height / 2) * info.width + Math.floor(info.width * share);
    const read = grey.data[150 * grey.width + Math.floor(grey.width * share)] ?? 0;
    return [read, ...data.subarray(at * 3, at * 3 + 3)];
  });
}

function expectAlike(large: readonly number[][], small: readonly number[][]): void {
  const differences = large.flatMap((values, index) =>
    values.map((value, at) => Math.abs(value - (small[index]?.[at] ?? Number.NaN))),
  );
  expect(Math.max(...differences), JSON.stringify({ large, small })).toBeLessThan(12);
}

describe('a picture of a PDF that is larger than PDFium unpacks', () => {
  it.each(Object.entries(kinds))('has the colors of a small one: %s', async (_, kind) => {
    const [large, small] = [deflated(kind, sizes.large), deflated(kind, sizes.small)];
    expectAlike(await draw([large]), await draw([small]));
  });

  it.each([
    ['grey', '/ColorSpace /DeviceGray'],
    ['Separation', `/ColorSpace [/Separation /Blue /DeviceRGB ${tint}]`],
    ['a palette', `/ColorSpace ${paletteColorSpace(palette)}`],
  ])('has the colors of a small one as a JPEG: %s', async (_, entries) => {
    const [large, small] = [await jpegOf(entries, sizes.large), await jpegOf(entries, sizes.small)];
    expectAlike(await draw([large]), await draw([small]));
  });
});

describe('a large picture of a PDF that cannot be decoded', () => {
  const { width, height } = sizes.large;
  const place = { width, height, left: 0, top: 0 };
  const arithmetic = Uint8Array.from(Buffer.from('ffd8ffc9000b080bb80d4801011100', 'hex'));
  const entries = '/ColorSpace /DeviceGray /BitsPerComponent 8';

  it.each([
    ['a damaged stream', { bytes: new Uint8Array(2000).fill(7), filter: '/FlateDecode' }],
    ['an empty stream', { bytes: new Uint8Array(deflateSync('')), filter: '/FlateDecode' }],
    ['a damaged JPEG', { bytes: new Uint8Array(2000).fill(7), filter: '/DCTDecode' }],
    ['a JPEG of an unknown process', { bytes: arithmetic, filter: '/DCTDecode' }],
  ])('leaves the rest of its page: %s', async (_, { bytes, filter }) => {
    const damaged = { bytes, ...place, entries: `${entries} /Filter ${filter}` };
    const whole = deflated({ left: [240], right: [30], entries: '/ColorSpace /DeviceGray' }, place);
    const [, , left, right] = await draw([damaged, whole]);
    expect([left?.[0], right?.[0]]).toEqual([240, 30]);
  });
});
