import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { thumbnailSize } from '../../../shared/reading/thumbnail.ts';
import { readFixture } from '../../../tests/support/fixtures/fixture-files.ts';
import { pdfOfPage, pdfStream } from '../../../tests/support/hostile-pdf.ts';
import { faxTiff } from '../../../tests/support/scans/encode.ts';
import { pngOfHeader } from '../../../tests/support/scans/hostile-pictures.ts';
import { renderThumbnail } from './render-thumbnail.ts';

const pdf = 'application/pdf';

const thumbnailOf = (bytes: Uint8Array, mimeType: string) =>
  renderThumbnail({ bytes: new Uint8Array(bytes), mimeType });

async function shownOf(bytes: Uint8Array, mimeType: string) {
  const thumbnail = await thumbnailOf(bytes, mimeType);
  if (!thumbnail) throw new Error('There is no thumbnail');
  const { data, info } = await sharp(thumbnail)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const at =
      (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
    return [...data.subarray(at, at + 3)]
      .map((part) => (part > 200 ? 'f' : part < 80 ? '0' : '8'))
      .join('');
  };
  const { width, height } = info;
  return { size: [width, height], bytes: thumbnail.length, colorAt };
}

const picture = (width = 96, height = 64) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    {
      input: {
        create: { width: width / 2, height: height / 2, channels: 3, background: 'red' },
      },
      left: 0,
      top: 0,
    },
  ]);

function bitmapOf(pixels: Buffer): Buffer {
  const file = Buffer.alloc(54 + pixels.length);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(96, 18);
  file.writeInt32LE(-64, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let at = 0; at < pixels.length; at += 3) {
    file.set(pixels.subarray(at, at + 3).toReversed(), 54 + at);
  }
  return file;
}

const formats = {
  'a PNG': ['image/png', () => picture().png()],
  'a PNG of a palette': ['image/png', () => picture().png({ palette: true })],
  'a PNG of 16 bits': ['image/png', () => picture().removeAlpha().toColourspace('rgb16').png()],
  'a PNG without opacity': ['image/png', () => picture().removeAlpha().png()],
  'an interlaced PNG': ['image/png', () => picture().png({ progressive: true })],
  'a GIF': ['image/gif', () => picture().gif()],
  'an interlaced GIF': ['image/gif', () => picture().gif({ progressive: true })],
  'a BMP': [
    'image/bmp',
    () => ({ toBuffer: async () => bitmapOf(await picture().removeAlpha().raw().toBuffer()) }),
  ],
  'a WebP': ['image/webp', () => picture().webp()],
  'an AVIF': ['image/avif', () => picture().avif({ effort: 0 })],
  'a JPEG': ['image/jpeg', () => picture().jpeg()],
  'a progressive CMYK JPEG': [
    'image/jpeg',
    () => picture().toColourspace('cmyk').jpeg({ progressive: true }),
  ],
  'a TIFF of LZW': ['image/tiff', () => picture().tiff({ compression: 'lzw' })],
  'a TIFF of JPEG': ['image/tiff', () => picture().tiff({ compression: 'jpeg' })],
  'a TIFF of deflate': ['image/tiff', () => picture().tiff({ compression: 'deflate' })],
} as const;

describe('the thumbnail of a picture', () => {
  it.each(Object.entries(formats))('shows %s in its colours', async (_, [mimeType, encode]) => {
    const { size, colorAt } = await shownOf(await encode().toBuffer(), mimeType);
    expect(size).toEqual([96, 64]);
    expect(colorAt(0.25, 0.25)).toBe('f00');
    expect(colorAt(0.75, 0.75)).toBe('fff');
  });

  it.each([
    [3, [96, 64], [0.75, 0.75]],
    [6, [64, 96], [0.75, 0.25]],
    [8, [64, 96], [0.25, 0.75]],
    [2, [96, 64], [0.75, 0.25]],
  ] as const)('is upright in a photo of orientation %i', async (orientation, size, [x, y]) => {
    const bytes = await picture().withMetadata({ orientation }).jpeg().toBuffer();
    const shown = await shownOf(bytes, 'image/jpeg');
    expect(shown.size).toEqual(size);
    expect(shown.colorAt(x, y)).toBe('f00');
    expect(shown.colorAt(1 - x, 1 - y)).toBe('fff');
  });

  it.each([
    ['image/jpeg', 240, () => picture(4000, 3000).jpeg()],
    ['image/png', 240, () => picture(4000, 3000).removeAlpha().png()],
    ['image/png', 180, () => picture(2560, 1440).ensureAlpha().png()],
  ] as const)('fits into its size: %s', async (mimeType, height, encode) => {
    const { size, colorAt } = await shownOf(await encode().toBuffer(), mimeType);
    expect(size).toEqual([320, height]);
    expect(colorAt(0.25, 0.25)).toBe('f00');
  });

  it('is turned before it is fitted', async () => {
    const bytes = await picture(4000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await shownOf(bytes, 'image/jpeg')).size).toEqual([120, 480]);
  });

  it.each(['png', 'webp', 'tiff', 'gif'] as const)(
    'shows what is transparent on white: %s',
    async (format) => {
      const size = { width: 96, height: 64, channels: 4 } as const;
      const square = { width: 48, height: 32, channels: 4, background: 'red' } as const;
      const bytes = await sharp({ create: { ...size, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .composite([{ input: { create: square }, left: 0, top: 0 }])
        .toFormat(format, format === 'tiff' ? { compression: 'deflate' } : {})
        .toBuffer();
      const { colorAt } = await shownOf(bytes, `image/${format}`);
      expect(colorAt(0.25, 0.25)).toBe('f00');
      expect(colorAt(0.75, 0.75)).toBe('fff');
    },
  );

  it('shows a fax', async () => {
    const black = { width: 96, height: 64, data: new Uint8Array(96 * 64) };
    expect((await shownOf(await faxTiff(black), 'image/tiff')).colorAt(0.5, 0.5)).toBe('000');
  });

  it('takes about 15 kB, however busy the picture', async () => {
    const noise = sharp({
      create: {
        width: 1200,
        height: 1600,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const { bytes } = await shownOf(await noise.jpeg({ quality: 95 }).toBuffer(), 'image/jpeg');
    expect(bytes).toBeLessThan(24_000);
  });
});

describe('the thumbnail of a PDF', () => {
  it('shows its first page in colour, 320 pixels wide', async () => {
    const page = pdfOfPage({ content: pdfStream('', '1 0 0 rg 0 0 5000 5000 re f') });
    const { size, colorAt } = await shownOf(page, pdf);
    expect(size[0]).toBe(thumbnailSize.width);
    expect(colorAt(0.5, 0.5)).toBe('f00');
  });

  it('takes about 15 kB for a page of text', async () => {
    const { bytes } = await shownOf(readFixture('letter.pdf'), pdf);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(16_000);
  });
});

describe('a file without a thumbnail', () => {
  it('is one that is encrypted, damaged or not what its type says', async () => {
    expect(await thumbnailOf(readFixture('encrypted.pdf'), pdf)).toBeNull();
    expect(await thumbnailOf(new TextEncoder().encode('%PDF-1.4'), pdf)).toBeNull();
    const png = await picture().png().toBuffer();
    expect(await thumbnailOf(png.subarray(0, 60), 'image/png')).toBeNull();
    expect(await thumbnailOf(png, pdf)).toBeNull();
    const gif = await picture().gif().toBuffer();
    expect(await thumbnailOf(gif.subarray(0, 20), 'image/gif')).toBeNull();
    expect(await thumbnailOf(new Uint8Array(), 'image/jpeg')).toBeNull();
  });

  it('is a picture of too many pixels, which are not unpacked', async () => {
    const started = process.cpuUsage();
    expect(await thumbnailOf(pngOfHeader(12_000, 9000), 'image/png')).toBeNull();
    expect(await thumbnailOf(pngOfHeader(100_000, 10_000), 'image/png')).toBeNull();
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(200);
  });
});

it('shows a strip of 100,000 pixels as a line', async () => {
  const strip = sharp({ create: { width: 20, height: 100_000, channels: 3, background: 'red' } });
  const { size } = await shownOf(await strip.png().toBuffer(), 'image/png');
  expect(size).toEqual([1, 480]);
});
