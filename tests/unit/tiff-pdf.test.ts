import { describe, expect, it } from 'vitest';
import { detectMimeType } from '../../shared/reading/file-types/detect-mime-type.ts';
import { tiffToPdf } from '../../shared/reading/picture/tiff-pdf.ts';
import { readLanguageData } from '../../.scripts/language-data.ts';
import { decodePicture } from '../../worker/reading/picture/decode-picture.ts';
import type { GreyImage } from '../../worker/reading/recognition/image/grey-image.ts';
import { createTextEngine } from '../../worker/reading/recognition/engine/text-engine.ts';
import { renderPdfPage } from '../../worker/reading/pdf/render-pdf-page.ts';
import { recognitionLimits as limits } from '../../worker/reading/recognition/recognition-limits.ts';
import { leastCpuTime } from '../support/cpu-time.ts';
import { faxTiff, joinTiffs, sharpOf } from '../support/scans/encode.ts';

const [width, height] = [96, 64];
const isBlack = (x: number, y: number) => x < width / 2 && y < height / 2;
const quarter = {
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) =>
    isBlack(at % width, Math.floor(at / width)) ? 0 : 255,
  ),
};
const picture = () => sharpOf(quarter).toColourspace('b-w');
const colored = () => sharpOf(quarter).toColourspace('srgb');
const tiff = async (image: ReturnType<typeof picture>) => new Uint8Array(await image.toBuffer());

const maxPixels = 1_000_000;
const engine = createTextEngine({ readAsset: readLanguageData, limits });
const convert = (bytes: Uint8Array) => tiffToPdf(bytes, { maxPixels });

async function draw(pdf: Uint8Array, index = 0) {
  const image = await renderPdfPage(new Uint8Array(pdf), { index, dpi: 72, maxPixels, limits });
  return { size: [image.width, image.height], quarters: quartersOf(image) };
}

function quartersOf(image: GreyImage) {
  const isLight = (x: number, y: number) =>
    (image.data[Math.floor(image.height * y) * image.width + Math.floor(image.width * x)] ?? 0) >
    127;
  return [isLight(0.25, 0.25), isLight(0.75, 0.25), isLight(0.25, 0.75), isLight(0.75, 0.75)];
}
const darkTopLeft = [false, true, true, true];

/** The tags of a page besides its size and position: each a number, or several 16-bit values. */
type Tags = Record<number, number | readonly number[]>;

function tiffOf(strip: Uint8Array, tags: Tags, size = { width, height }): Uint8Array {
  const fixed = { 256: size.width, 257: size.height };
  const place = { 273: 8, 279: strip.length };
  // Objects list integer keys in ascending order, as a directory requires.
  const all = Object.entries<number | readonly number[]>({ ...place, ...tags, ...fixed });
  const lists = all.flatMap(([, value]) => (typeof value === 'number' ? [] : value));
  const directory = 8 + strip.length + (strip.length % 2);
  const values = directory + 2 + all.length * 12 + 4;
  const file = new Uint8Array(values + lists.length * 2);
  const view = new DataView(file.buffer);
  file.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, directory, true);
  file.set(strip, 8);
  view.setUint16(directory, all.length, true);
  let list = values;
  for (const [index, [tag, value]] of all.entries()) {
    const at = directory + 2 + index * 12;
    const isNumber = typeof value === 'number';
    view.setUint16(at, Number(tag), true);
    view.setUint16(at + 2, isNumber ? 4 : 3, true);
    view.setUint32(at + 4, isNumber ? 1 : value.length, true);
    view.setUint32(at + 8, isNumber ? value : list, true);
    if (isNumber) continue;
    // Two values fit into the entry itself.
    if (value.length === 2) {
      for (const [place, number] of value.entries()) {
        view.setUint16(at + 8 + place * 2, number, true);
      }
      continue;
    }
    for (const number of value) {
      view.setUint16(list, number, true);
      list += 2;
    }
  }
  return file;
}

const pixels = (black: number[], white: number[]) =>
  Uint8Array.from(
    Array.from({ length: width * height }, (_, at) =>
      isBlack(at % width, Math.floor(at / width)) ? black : white,
    ).flat(),
  );
const bits = (isSet: (x: number, y: number) => boolean, place: (bit: number) => number) =>
  Uint8Array.from({ length: (width * height) / 8 }, (_, at) => {
    let byte = 0;
    for (let bit = 0; bit < 8; bit += 1) {
      const pixel = at * 8 + bit;
      if (isSet(pixel % width, Math.floor(pixel / width))) byte |= 1 << place(bit);
    }
    return byte;
  });
const firstHighest = (bit: number) => 7 - bit;

const files: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'without compression': () => tiff(colored().tiff({ compression: 'none' })),
  'of LZW with a predictor': () =>
    tiff(colored().tiff({ compression: 'lzw', predictor: 'horizontal' })),
  'of deflate': () => tiff(picture().tiff({ compression: 'deflate' })),
  'of PackBits': () => tiff(picture().tiff({ compression: 'packbits' })),
  'of JPEG tiles': () =>
    tiff(colored().tiff({ compression: 'jpeg', tile: true, tileWidth: 64, tileHeight: 64 })),
  'of transparent colors': () => tiff(colored().ensureAlpha().tiff({ compression: 'lzw' })),
  'of inks': () => tiff(colored().toColourspace('cmyk').tiff({ compression: 'lzw' })),
  'of a fax': () => faxTiff(quarter),
  'of one bit, white as 0': () => tiffOf(bits(isBlack, firstHighest), { 262: 0 }),
  'of one bit, lowest first': () =>
    tiffOf(
      bits(
        (x, y) => !isBlack(x, y),
        (bit) => bit,
      ),
      { 262: 1, 266: 2 },
    ),
  'of 16 bits': () => tiffOf(pixels([255, 0], [0, 255]), { 258: 16, 262: 1 }),
  'of planes of color': () => {
    const plane = pixels([0], [255]);
    const planes = new Uint8Array([...plane, ...plane, ...plane]);
    const offsets = [0, 1, 2].map((index) => 8 + index * plane.length);
    const counts = offsets.map(() => plane.length);
    const tags = { 258: [8, 8, 8], 262: 2, 277: 3, 284: 2 };
    return tiffOf(planes, { ...tags, 273: offsets, 279: counts });
  },
  'of grey with an opacity': () =>
    tiffOf(pixels([0, 255], [0, 0]), { 258: [8, 8], 262: 1, 277: 2, 338: 2 }),
  'of colors and a part that means nothing': () =>
    tiffOf(pixels([0, 0, 0, 0], [255, 255, 255, 0]), {
      258: [8, 8, 8, 8],
      262: 2,
      277: 4,
      338: 0,
    }),
  'of the first kind of JPEG': async () => {
    const jpeg = new Uint8Array(await picture().jpeg().toBuffer());
    return tiffOf(jpeg, { 258: 8, 259: 6, 262: 1, 513: 8, 514: jpeg.length });
  },
  'of more than 4 GB, were it not small': () =>
    tiff(colored().tiff({ compression: 'lzw', bigtiff: true })),
  'of a palette': () => {
    const colors = Array.from({ length: 768 }, (_, at) => (at % 256 === 7 ? 65_535 : 0));
    return tiffOf(pixels([3], [7]), { 258: 8, 262: 3, 320: colors });
  },
};

describe('a TIFF file as a PDF', () => {
  it.each(Object.entries(files))('shows a page %s', async (_, encode) => {
    const { pdf, missingPages } = convert(await encode());
    expect([...missingPages]).toEqual([]);
    expect((await draw(pdf)).quarters).toEqual(darkTopLeft);
  });

  it.each(Object.entries(files))('is recognized by its bytes %s', async (_, encode) => {
    const type = detectMimeType(await encode(), { name: '', declaredType: '' });
    expect(type).toBe('image/tiff');
  });

  it.each(Object.entries(files))('is decoded to be read %s', async (_, encode) => {
    const image = await decodePicture(await encode(), {
      index: 0,
      maxPixels,
      limits,
      engine,
    });
    expect(quartersOf(image)).toEqual(darkTopLeft);
  });

  it('shows every page, and leaves those empty that it cannot show', async () => {
    const turned = { ...quarter, data: quarter.data.slice().reverse() };
    const planes = await tiff(colored().tiff({ compression: 'none' }));
    const file = joinTiffs([await faxTiff(quarter), planes, await faxTiff(turned)]);
    const second = new DataView(file.buffer);
    // Changes the colours of the second page to CIE Lab.
    for (let at = 0; at + 12 < file.length; at += 1) {
      const isColor = second.getUint32(at, true) === (3 << 16) + 262;
      if (isColor && second.getUint16(at + 8, true) === 2) second.setUint16(at + 8, 8, true);
    }
    const { pdf, pageCount, missingPages } = convert(file);
    expect([pageCount, ...missingPages]).toEqual([3, 2]);
    expect((await draw(pdf, 0)).quarters).toEqual(darkTopLeft);
    expect((await draw(pdf, 1)).quarters).toEqual([true, true, true, true]);
    expect((await draw(pdf, 2)).quarters).toEqual([true, true, true, false]);
  });

  it.each([
    [2, [96, 64], [true, false, true, true]],
    [3, [96, 64], [true, true, true, false]],
    [4, [96, 64], [true, true, false, true]],
    [5, [64, 96], darkTopLeft],
    [6, [64, 96], [true, false, true, true]],
    [7, [64, 96], [true, true, true, false]],
    [8, [64, 96], [true, true, false, true]],
  ])('turns a page of orientation %i upright', async (orientation, size, quarters) => {
    const file = tiffOf(bits(isBlack, firstHighest), { 262: 0, 274: orientation });
    expect(await draw(convert(file).pdf)).toEqual({ size, quarters });
    const image = await decodePicture(file, {
      index: 0,
      maxPixels,
      limits,
      engine,
    });
    expect({ size: [image.width, image.height], quarters: quartersOf(image) }).toEqual({
      size,
      quarters,
    });
  });

  it('gives pages their size on paper, also where pixels are not square', async () => {
    const fraction = await tiff(picture().tiff({ compression: 'none', xres: 8, yres: 4 }));
    const { size } = await draw(convert(fraction).pdf);
    expect(size).toEqual([Math.round((96 * 72) / 203.2), Math.round((64 * 72) / 101.6)]);
  });
});

describe('hostile TIFF files', () => {
  it('have no page of more pixels than the limit, nor of more strips', () => {
    const strip = new Uint8Array(8);
    const large = convert(tiffOf(strip, { 262: 0 }, { width: 100_000, height: 100_000 }));
    expect([...large.missingPages]).toEqual([1]);
    expect(large.pdf.length).toBeLessThan(2000);
    const offsets = Array.from({ length: 20_000 }, () => 8);
    const many = convert(tiffOf(strip, { 262: 0, 324: offsets, 325: offsets, 322: 1, 323: 1 }));
    expect([...many.missingPages]).toEqual([1]);
  });

  it('have no page of strips that are the same bytes over and over', () => {
    const strip = new Uint8Array(100_000);
    const count = 5000;
    const same = { 278: 1, 273: Array(count).fill(8), 279: Array(count).fill(60_000) };
    const file = tiffOf(strip, { 262: 0, ...same }, { width: 100, height: count });
    const { pdf, missingPages } = convert(file);
    expect([...missingPages]).toEqual([1]);
    expect(pdf.length).toBeLessThan(2000);
  });

  it('take no longer for a directory of 65,535 entries', async () => {
    const strips = Array(5000).fill(8);
    const padding = Object.fromEntries(Array.from({ length: 64_000 }, (_, at) => [400 + at, 0]));
    const file = tiffOf(
      new Uint8Array(8),
      { 262: 3, 278: 1, 273: strips, 279: strips, 320: Array(768).fill(1), ...padding },
      { width: 8, height: strips.length },
    );
    expect(await leastCpuTime(() => convert(file))).toBeLessThan(500);
  });

  it('are refused if they are damaged, and never fail in another way', () => {
    const whole = tiffOf(bits(isBlack, firstHighest), { 262: 0 });
    for (let length = 0; length < whole.length; length += 7) {
      try {
        convert(whole.slice(0, length));
      } catch (error) {
        expect(error).toMatchObject({ reason: expect.stringMatching(/damaged|unsupported/) });
      }
    }
  });
});
