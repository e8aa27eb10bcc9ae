import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { GreyImage } from '../../../worker/reading/recognition/image/grey-image.ts';
import { encodeJbig2 } from './encode-jbig2.ts';
import type { EncodedImage } from './write-scan-pdf.ts';

/** An image for sharp. The bytes are copied, because sharp keeps a reference. */
export function sharpOf({ width, height, data }: GreyImage) {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 1 } });
}

export async function jpegOf(image: GreyImage, quality = 75): Promise<Uint8Array> {
  return sharpOf(image).toColourspace('b-w').jpeg({ quality }).toBuffer();
}

const grey = '/ColorSpace /DeviceGray /BitsPerComponent 8';
const bilevel = '/ColorSpace /DeviceGray /BitsPerComponent 1';

export async function jpegImage(image: GreyImage, quality = 75): Promise<EncodedImage> {
  const bytes = await jpegOf(image, quality);
  return { ...sizeOf(image), bytes, entries: `${grey} /Filter /DCTDecode` };
}

/** The whole page in one strip, in the coding of fax machines (CCITT group 4). */
export async function faxTiff(image: GreyImage): Promise<Uint8Array> {
  return sharpOf(image)
    .threshold(128)
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tileHeight: image.height, xres: 8, yres: 8 })
    .toBuffer();
}

export async function faxImage(image: GreyImage): Promise<EncodedImage> {
  const bytes = stripOf(await faxTiff(image));
  const { width, height } = image;
  return {
    ...sizeOf(image),
    bytes,
    entries: `${bilevel} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${height} /BlackIs1 true >>`,
  };
}

export function jbig2Image(image: GreyImage): EncodedImage {
  return {
    ...sizeOf(image),
    bytes: encodeJbig2(image),
    entries: `${bilevel} /Filter /JBIG2Decode`,
  };
}

export function jpeg2000Image(size: { width: number; height: number }, bytes: Uint8Array) {
  return { ...size, bytes, entries: '/Filter /JPXDecode' };
}

/** The ink alone, as a 1-bit stencil mask that is drawn in black. */
export function maskImage(image: GreyImage): EncodedImage {
  const { width, height, data } = image;
  const row = Math.ceil(width / 8);
  const bits = new Uint8Array(row * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 255) < 128) {
        const at = y * row + (x >> 3);
        bits[at] = (bits[at] ?? 0) & ~(0x80 >> (x & 7));
      }
    }
  }
  return {
    ...sizeOf(image),
    bytes: deflateSync(bits),
    entries: '/ImageMask true /BitsPerComponent 1 /Filter /FlateDecode',
  };
}

function sizeOf({ width, height }: GreyImage) {
  return { width, height };
}

function stripOf(tiff: Uint8Array): Uint8Array {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const directory = view.getUint32(4, true);
  const value = (tag: number) => {
    for (let entry = 0; entry < view.getUint16(directory, true); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, true) !== tag) continue;
      if (view.getUint32(at + 4, true) !== 1) throw new Error('The file has several strips');
      const isShort = view.getUint16(at + 2, true) === 3;
      return isShort ? view.getUint16(at + 8, true) : view.getUint32(at + 8, true);
    }
    throw new Error(`The file has no tag ${tag}`);
  };
  return tiff.slice(value(273), value(273) + value(279));
}

/** Joins TIFF files to one of several pages, in little-endian order. */
export function joinTiffs(files: readonly Uint8Array[]): Uint8Array {
  const size = files.reduce((sum, file) => sum + file.length + (file.length % 2), 0);
  const joined = new Uint8Array(size);
  const view = new DataView(joined.buffer);
  let base = 0;
  let link = 4;
  for (const file of files) {
    joined.set(file, base);
    const directory = base + view.getUint32(base + 4, true);
    const count = view.getUint16(directory, true);
    for (let entry = 0; entry < count; entry += 1) {
      const at = directory + 2 + entry * 12;
      const bytes = view.getUint32(at + 4, true) * (typeSizes[view.getUint16(at + 2, true)] ?? 1);
      const isOffset = bytes > 4 || view.getUint16(at, true) === 273;
      if (isOffset) view.setUint32(at + 8, view.getUint32(at + 8, true) + base, true);
    }
    view.setUint32(link, directory, true);
    link = directory + 2 + count * 12;
    base += file.length + (file.length % 2);
  }
  return joined;
}

const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
