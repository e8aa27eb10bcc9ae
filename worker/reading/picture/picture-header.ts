import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { readJpegHeader } from '../../../shared/reading/picture/jpeg-header.ts';
import { readTiffPages } from '../../../shared/reading/picture/tiff-directory.ts';
import { readHeifFile } from '../../../shared/reading/picture/heif/heif-file.ts';

type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'bmp' | 'heif';

type PictureHeader = {
  format: PictureFormat;
  /** Only a TIFF file has more than one page. */
  pages: readonly { width: number; height: number; bitsPerPixel: number }[];
};

/** Reads the sizes of a picture from its header, before anything is decoded. Throws `damaged` or `unsupported`. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const format = formatOf(bytes);
  try {
    const pages = readPages(format, bytes);
    if (pages.every(({ width, height }) => width > 0 && height > 0)) return { format, pages };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new ExtractionFailure('damaged');
}

function formatOf(bytes: Uint8Array): PictureFormat {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  if (/^(II[*+]\0|MM\0[*+])/.test(start)) return 'tiff';
  if (start.startsWith('BM')) return 'bmp';
  if (start.startsWith('ftyp', 4)) return 'heif';
  throw new ExtractionFailure('unsupported');
}

function readPages(format: PictureFormat, bytes: Uint8Array): PictureHeader['pages'] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (format) {
    case 'jpeg':
      return [{ ...readJpegHeader(bytes), bitsPerPixel: 8 }];
    case 'png':
      return [
        { width: view.getUint32(16), height: view.getUint32(20), bitsPerPixel: pngDepth(view) },
      ];
    case 'gif':
      return [{ width: view.getUint16(6, true), height: view.getUint16(8, true), bitsPerPixel: 8 }];
    case 'webp':
      return [{ ...webpSize(view), bitsPerPixel: 32 }];
    case 'bmp':
      return [bmpPage(view)];
    case 'tiff':
      return readTiffPages(bytes);
    case 'heif':
      return [{ ...readHeifFile(bytes).crop, bitsPerPixel: 24 }];
  }
}

/** The number of samples of each color type (PNG 3rd edition, 11.2.1). */
const pngSamples: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function pngDepth(view: DataView): number {
  return view.getUint8(24) * (pngSamples[view.getUint8(25)] ?? 4);
}

function webpSize(view: DataView): { width: number; height: number } {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (view.getUint32(12)) {
    case 0x56503820: // VP8
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
  }
}

function bmpPage(view: DataView) {
  const isOld = view.getUint32(14, true) === 12;
  return {
    width: isOld ? view.getUint16(18, true) : view.getInt32(18, true),
    // The height is negative if the first row is at the top.
    height: isOld ? view.getUint16(20, true) : Math.abs(view.getInt32(22, true)),
    bitsPerPixel: view.getUint16(isOld ? 24 : 28, true),
  };
}
