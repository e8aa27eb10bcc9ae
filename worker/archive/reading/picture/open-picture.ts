import { ExtractionFailure } from '../extraction-result.ts';
import type { RightAngle } from '../recognition/grey-image.ts';
import { readGifPart } from './gif-part.ts';
import { readJpegHeader } from './jpeg-header.ts';
import { jpegPart, type PicturePart, wrapPicture } from './picture-pdf.ts';
import { type PictureFormat, readPictureHeader } from './picture-header.ts';
import { readPngPart } from './png-part.ts';
import { readTiffDirectories, tiffTags, withFirstPage } from './tiff-directory.ts';
import { readTiffParts } from './tiff-parts.ts';

type PictureSource = { kind: 'pdf' | 'file'; bytes: Uint8Array };

export type OpenedPicture = {
  page: { width: number; height: number; bitsPerPixel: number };
  /** What decodes it: a PDF that PDFium renders at any scale, or a file whose first page Leptonica unpacks whole. */
  source: PictureSource;
  /** Of EXIF and TIFF: 1 to 8. */
  orientation: number;
};

/**
 * Prepares a page of a JPEG, PNG, GIF, WebP, TIFF or BMP file to be decoded. Throws `ExtractionFailure`: `too_complex` for
 * more pixels than are unpacked.
 */
export function openPicture(
  bytes: Uint8Array,
  { index, maxUnpackedPixels }: { index: number; maxUnpackedPixels: number },
): OpenedPicture {
  const { format, pages } = readPictureHeader(bytes);
  const page = pages[index];
  if (!page) throw new ExtractionFailure('damaged');
  if (page.width * page.height > maxUnpackedPixels) throw new ExtractionFailure('too_complex');
  if (format === 'jpeg') {
    const header = readJpegHeader(bytes);
    const pdf = wrapPicture([jpegPart(bytes, { header })], page);
    return { page, source: { kind: 'pdf', bytes: pdf }, orientation: header.orientation };
  }
  if (format !== 'tiff') {
    const part = partOf(format, bytes);
    const pdf = part && wrapPicture([part], page);
    const source: PictureSource = pdf ? { kind: 'pdf', bytes: pdf } : { kind: 'file', bytes };
    return { page, source, orientation: 1 };
  }
  const directory = readTiffDirectories(bytes)[index];
  if (!directory) throw new ExtractionFailure('damaged');
  const parts = readTiffParts(bytes, directory);
  return {
    page,
    source: parts
      ? { kind: 'pdf', bytes: wrapPicture(parts, page) }
      : { kind: 'file', bytes: withFirstPage(bytes, directory) },
    orientation: directory.values(tiffTags.orientation)[0] ?? 1,
  };
}

/** A picture that a PDF can contain; undefined for the others. */
function partOf(format: PictureFormat, bytes: Uint8Array): PicturePart | undefined {
  if (format === 'gif') return readGifPart(bytes);
  return format === 'png' ? readPngPart(bytes) : undefined;
}

/** The turns of the orientations of EXIF and TIFF. */
const turns = [0, 0, 0, 180, 180, 90, 90, 270, 270] as const;
const mirrored = new Set([2, 4, 5, 7]);

/** How a picture is brought upright: turned clockwise, then mirrored. */
export function orientationOf(orientation: number): { angle: RightAngle; isMirrored: boolean } {
  return { angle: turns[orientation] ?? 0, isMirrored: mirrored.has(orientation) };
}
