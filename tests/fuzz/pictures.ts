import { readFileSync } from 'node:fs';
import { zlibSync } from 'fflate';
import sharp from 'sharp';
import { readFixture, readScanFixture } from '../support/fixtures/fixture-files.ts';

export type PictureSource = { name: string; mimeType: string; bytes: Uint8Array };

const width = 40;
const height = 30;
/** Three bytes a pixel, in rows without padding. */
const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 37) % 256);

const photo = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(200, 150);
const encoded = [
  ['progressive.jpg', 'image/jpeg', photo.clone().jpeg({ progressive: true })],
  ['full-chroma.jpg', 'image/jpeg', photo.clone().jpeg({ chromaSubsampling: '4:4:4' })],
  ['grey.jpg', 'image/jpeg', photo.clone().toColourspace('b-w').jpeg()],
  ['cmyk.jpg', 'image/jpeg', photo.clone().toColourspace('cmyk').jpeg()],
  ['deep.png', 'image/png', photo.clone().toColourspace('rgb16').png()],
  ['filtered.png', 'image/png', photo.clone().ensureAlpha(0.5).png({ adaptiveFiltering: true })],
  ['palette.png', 'image/png', photo.clone().png({ palette: true, colours: 4 })],
  [
    'deep.tif',
    'image/tiff',
    photo.clone().toColourspace('rgb16').tiff({ compression: 'deflate', predictor: 'horizontal' }),
  ],
  ['cmyk.tif', 'image/tiff', photo.clone().toColourspace('cmyk').tiff({ compression: 'lzw' })],
  ['lossy.webp', 'image/webp', photo.clone().webp({ quality: 60 })],
  ['lossless.webp', 'image/webp', photo.clone().webp({ lossless: true })],
  ['transparent.webp', 'image/webp', photo.clone().ensureAlpha(0.5).webp()],
  ['photo.avif', 'image/avif', photo.clone().avif({ effort: 0, chromaSubsampling: '4:2:0' })],
  ['deep.avif', 'image/avif', photo.clone().avif({ effort: 0, bitdepth: 10 })],
  ['transparent.avif', 'image/avif', photo.clone().ensureAlpha(0.5).avif({ effort: 0 })],
  [
    'palette.webp',
    'image/webp',
    photo.clone().png({ palette: true, colours: 4 }).webp({ lossless: true }),
  ],
] as const;

/** A picture of each format, and a TIFF for each separately decoded compression. */
export const pictureSources: readonly PictureSource[] = [
  ...[
    ['picture.jpg', 'image/jpeg'],
    ['picture.png', 'image/png'],
    ['picture.gif', 'image/gif'],
    ['picture.webp', 'image/webp'],
  ].map(([name = '', mimeType = '']) => ({ name, mimeType, bytes: readFixture(name) })),
  ...(await Promise.all(
    encoded.map(async ([name, mimeType, picture]) => ({
      name,
      mimeType,
      bytes: new Uint8Array(await picture.toBuffer()),
    })),
  )),
  {
    name: 'receipt-part.heic',
    mimeType: 'image/heic',
    bytes: readScanFixture('receipt-part.heic'),
  },
  { name: 'receipt.heic', mimeType: 'image/heic', bytes: readScanFixture('receipt.heic') },
  { name: 'bitmap.bmp', mimeType: 'image/bmp', bytes: bitmap() },
  { name: 'plain.tif', mimeType: 'image/tiff', bytes: tiff(pixels, 1) },
  { name: 'deflate.tif', mimeType: 'image/tiff', bytes: tiff(zlibSync(pixels), 8) },
  { name: 'jpeg.tif', mimeType: 'image/tiff', bytes: tiff(readFixture('picture.jpg'), 7) },
  {
    name: 'two-pages.tif',
    mimeType: 'image/tiff',
    bytes: new Uint8Array(
      readFileSync(new URL('../support/fixtures/scans/two-pages.tif', import.meta.url)),
    ),
  },
];

function bitmap(): Uint8Array {
  const file = new Uint8Array(54 + pixels.length);
  const view = new DataView(file.buffer);
  file.set([0x42, 0x4d]);
  view.setUint32(2, file.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  file.set(pixels, 54);
  return file;
}

function tiff(strip: Uint8Array, compression: number): Uint8Array {
  const directory = 8 + strip.length + (strip.length % 2);
  const tags = [
    [256, width],
    [257, height],
    [258, 8],
    [259, compression],
    [262, 2],
    [273, 8],
    [277, 3],
    [278, height],
    [279, strip.length],
  ];
  const file = new Uint8Array(directory + 2 + tags.length * 12 + 4);
  const view = new DataView(file.buffer);
  file.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, directory, true);
  file.set(strip, 8);
  view.setUint16(directory, tags.length, true);
  for (const [index, [tag = 0, value = 0]] of tags.entries()) {
    const at = directory + 2 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, 4, true);
    view.setUint32(at + 4, 1, true);
    view.setUint32(at + 8, value, true);
  }
  return file;
}
