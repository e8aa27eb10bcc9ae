import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readLanguageData } from '../../../.scripts/language-data.ts';
import { faxTiff, joinTiffs, sharpOf } from '../../../tests/support/scans/encode.ts';
import { pngOfHeader } from '../../../tests/support/scans/hostile-pictures.ts';
import { recognitionLimits as limits } from '../recognition/recognition-limits.ts';
import { createTextEngine } from '../recognition/engine/text-engine.ts';
import { decodePicture } from './decode-picture.ts';
import { readPictureHeader } from './picture-header.ts';

const engine = createTextEngine({ readAsset: readLanguageData, limits });
const decode = (bytes: Uint8Array, index = 0) =>
  decodePicture(new Uint8Array(bytes), {
    index,
    maxPixels: limits.pagePixels,
    limits,
    engine,
  });

const [width, height] = [96, 64];
const quarter = {
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) =>
    at % width < width / 2 && at < (width * height) / 2 ? 0 : 255,
  ),
};
const picture = () => sharpOf(quarter).toColourspace('b-w');
const colored = () => sharpOf(quarter).toColourspace('srgb');

async function quartersOf(bytes: Uint8Array) {
  const image = await decode(bytes);
  const at = (x: number, y: number) =>
    (image.data[Math.floor(image.height * y) * image.width + Math.floor(image.width * x)] ?? 0) >
    127;
  const light = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  expect(light.filter((isLight) => !isLight)).toHaveLength(1);
  return { size: [image.width, image.height], dark: light.indexOf(false) };
}

const formats = {
  'a PNG': () => picture().png(),
  'a PNG of a palette': () => colored().png({ palette: true }),
  'an interlaced PNG': () => colored().png({ progressive: true }),
  'a GIF': () => colored().gif(),
  'a WebP': () => colored().webp({ lossless: true }),
  'a grey JPEG': () => picture().jpeg(),
  'a progressive JPEG': () => colored().jpeg({ progressive: true }),
  'a CMYK JPEG': () => colored().toColourspace('cmyk').jpeg(),
  'an AVIF of 4:2:0': () => colored().avif({ chromaSubsampling: '4:2:0', effort: 0 }),
  'an AVIF of 4:4:4': () => colored().avif({ chromaSubsampling: '4:4:4', effort: 0 }),
  'a grey AVIF': () => picture().avif({ effort: 0 }),
  'a lossless AVIF': () => colored().avif({ lossless: true, effort: 0 }),
  'an AVIF with 10 bits': () => colored().avif({ bitdepth: 10, effort: 0 }),
  'an AVIF with 12 bits': () => colored().avif({ bitdepth: 12, effort: 0 }),
  'a TIFF of LZW': () => colored().tiff({ compression: 'lzw' }),
  'a TIFF of JPEG': () => colored().tiff({ compression: 'jpeg' }),
  'a tiled TIFF of JPEG': () =>
    colored().tiff({ compression: 'jpeg', tile: true, tileWidth: 64, tileHeight: 64 }),
  'a transparent PNG': () => colored().toColourspace('srgb').unflatten().png(),
  'a transparent TIFF of deflate': () => colored().ensureAlpha().tiff({ compression: 'deflate' }),
  'a TIFF of deflate': () => picture().tiff({ compression: 'deflate' }),
  'a grey TIFF of deflate with 16 bits': () =>
    picture().toColourspace('grey16').tiff({ compression: 'deflate' }),
  'a TIFF of deflate with 16 bits and a predictor': () =>
    colored().toColourspace('rgb16').tiff({ compression: 'deflate', predictor: 'horizontal' }),
  'a transparent TIFF of deflate with 16 bits': () =>
    colored().ensureAlpha().toColourspace('rgb16').tiff({ compression: 'deflate' }),
  ...Object.fromEntries(
    (['none', 'lzw', 'packbits', 'deflate'] as const).map((compression) => [
      `a CMYK TIFF (${compression})`,
      () => colored().toColourspace('cmyk').tiff({ compression }),
    ]),
  ),
};

const onNothing = (background: string) => {
  const text = { create: { width: 48, height: 32, channels: 4, background } } as const;
  const nothing = { create: { width, height, channels: 4, background: '#0000' } } as const;
  return sharp(nothing).composite([{ input: text, left: 0, top: 0 }]);
};

describe('decoding a picture', () => {
  it.each(Object.entries(formats))('decodes %s', async (_, encode) => {
    const bytes = await encode().toBuffer();
    expect(await quartersOf(bytes)).toEqual({ size: [96, 64], dark: 0 });
  });

  it.each([
    ['white in a PNG', () => onNothing('#fff').png()],
    ['white in a PNG of a palette', () => onNothing('#fff').png({ palette: true })],
    ['light in a lossless WebP', () => onNothing('#eec').webp({ lossless: true })],
    ['white in a lossy WebP', () => onNothing('#fff').webp()],
    ['white in an AVIF', () => onNothing('#fff').avif({ effort: 0 })],
    ['light in an AVIF with 10 bits', () => onNothing('#eec').avif({ bitdepth: 10, effort: 0 })],
    ['black in a PNG', () => onNothing('#000').png()],
  ])('decodes text on a transparent background: %s', async (_, encode) => {
    expect(await quartersOf(await encode().toBuffer())).toEqual({ size: [96, 64], dark: 0 });
  });

  it('leaves a picture white that has nothing on it', async () => {
    const { data } = await decode(await onNothing('#fff0').png().toBuffer());
    expect(data.every((grey) => grey === 255)).toBe(true);
  });

  it('decodes a TIFF of 16 bits as far as its strips are there', async () => {
    const bytes = await colored()
      .toColourspace('rgb16')
      .tiff({ compression: 'deflate' })
      .toBuffer();
    await expect(decode(bytes.fill(0, 8, bytes.length - 400))).rejects.toThrow();
  });

  it('decodes the pages of a fax', async () => {
    const turned = { ...quarter, data: quarter.data.slice().reverse() };
    const file = joinTiffs([await faxTiff(quarter), await faxTiff(turned)]);
    expect(readPictureHeader(file).pages).toHaveLength(2);
    expect((await decode(file, 0)).data[0]).toBe(0);
    expect((await decode(file, 1)).data[0]).toBe(255);
  });

  it.each([
    [3, [96, 64], 3],
    [6, [64, 96], 1],
    [8, [64, 96], 2],
    [2, [96, 64], 1],
  ])('turns a photo of orientation %i upright', async (orientation, size, dark) => {
    const bytes = await colored().withMetadata({ orientation }).jpeg().toBuffer();
    expect(await quartersOf(bytes)).toEqual({ size, dark });
  });

  it.each(['jpeg', 'webp', 'avif'] as const)(
    'turns a %s that has other metadata upright',
    async (format) => {
      const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>';
      const turned = colored().withMetadata({ orientation: 6 }).withXmp(xmp);
      const bytes = await turned.toFormat(format).toBuffer();
      expect(await quartersOf(bytes)).toEqual({ size: [64, 96], dark: 1 });
    },
  );

  it.each([{}, { progressive: true }])('turns a PNG upright: %o', async (options) => {
    const bytes = await colored().png(options).withMetadata({ orientation: 6 }).toBuffer();
    expect(await quartersOf(bytes)).toEqual({ size: [64, 96], dark: 1 });
  });

  it('decodes a PNG that is cut as far as it goes', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 }, (_, at) => (at * at * 7919) >> 8));
    const bytes = await sharpOf({ width: 300, height: 300, data: noise }).png().toBuffer();
    const cut = await decode(bytes.subarray(0, bytes.length / 2));
    const whole = await decode(bytes);
    const half = 300 * 100;
    expect(cut.data.subarray(0, half)).toEqual(whole.data.subarray(0, half));
  });

  it('decodes a PNG of A4 at 300 dpi', async () => {
    const page = picture().resize(2480, 3508, { fit: 'fill' });
    expect((await quartersOf(await page.png().toBuffer())).dark).toBe(0);
  });

  it('makes a large picture smaller', async () => {
    const image = await decodePicture(new Uint8Array(await picture().png().toBuffer()), {
      index: 0,
      maxPixels: 2000,
      limits,
      engine,
    });
    expect([image.width, image.height]).toEqual([54, 36]);
  });
});

describe('hostile pictures', () => {
  it('are not unpacked if they have too many pixels', async () => {
    await expect(decode(pngOfHeader(12_000, 9000))).rejects.toMatchObject({
      reason: 'too_many_pixels',
    });
    await expect(decode(pngOfHeader(100_000, 10_000))).rejects.toMatchObject({
      reason: 'too_many_pixels',
    });
  });

  it('fail as damaged or unsupported', async () => {
    const png = new Uint8Array(await picture().png().toBuffer());
    await expect(decode(png.subarray(0, 60))).rejects.toMatchObject({ reason: 'damaged' });
    await expect(decode(png.subarray(0, 12))).rejects.toMatchObject({ reason: 'damaged' });
    const text = new TextEncoder().encode('no picture at all');
    await expect(decode(text)).rejects.toMatchObject({ reason: 'unsupported' });
    const loop = Uint8Array.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 8, 0, 0, 0]);
    await expect(decode(loop)).rejects.toMatchObject({ reason: 'damaged' });
  });
});
