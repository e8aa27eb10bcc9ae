import { ExtractionFailure } from '../extraction-result.ts';
import { renderPdfPage } from '../pdf/render-pdf-page.ts';
import type { PdfiumLimits } from '../pdf/pdfium.ts';
import { type GreyImage, mirrorImage, turnImage } from '../recognition/grey-image.ts';
import type { TextEngine } from '../recognition/text-engine.ts';
import { readJpegHeader } from './jpeg-header.ts';
import { jpegPart, type PicturePart, wrapPicture } from './picture-pdf.ts';
import { readPictureHeader } from './picture-header.ts';
import { readTiffDirectories, tiffTags, withFirstPage } from './tiff-directory.ts';
import { readTiffParts } from './tiff-parts.ts';

export type PictureOptions = {
  /** The page, from 0. */
  index: number;
  /** A larger picture is made smaller. */
  maxPixels: number;
  /** The pixels of a picture that is unpacked at all. */
  maxUnpackedPixels: number;
  limits: PdfiumLimits;
  engine: Pick<TextEngine, 'decode'>;
};

/**
 * Decodes a page of a JPEG, PNG, GIF, WebP, TIFF or BMP file to grey pixels, upright as its EXIF data say. Throws
 * `ExtractionFailure`: `too_complex` for too many pixels, before they are unpacked.
 */
export async function decodePicture(
  bytes: Uint8Array,
  options: PictureOptions,
): Promise<GreyImage> {
  const { format, pages } = readPictureHeader(bytes);
  const page = pages[options.index];
  if (!page) throw new ExtractionFailure('damaged');
  if (page.width * page.height > options.maxUnpackedPixels) {
    throw new ExtractionFailure('too_complex');
  }
  if (format === 'jpeg') {
    const header = readJpegHeader(bytes);
    const image = await renderParts([jpegPart(bytes, { header })], { ...page, ...options });
    return orientImage(image, header.orientation);
  }
  if (format !== 'tiff') return options.engine.decode(bytes, { ...page, ...options });
  const directory = readTiffDirectories(bytes)[options.index];
  if (!directory) throw new ExtractionFailure('damaged');
  const parts = readTiffParts(bytes, directory);
  const image = parts
    ? await renderParts(parts, { ...page, ...options })
    : await options.engine.decode(withFirstPage(bytes, directory), { ...page, ...options });
  return orientImage(image, directory.values(tiffTags.orientation)[0] ?? 1);
}

function renderParts(
  parts: readonly PicturePart[],
  { width, height, maxPixels, limits }: { width: number; height: number } & PictureOptions,
): Promise<GreyImage> {
  const dpi = 72;
  return renderPdfPage(wrapPicture(parts, { width, height }), { index: 0, dpi, maxPixels, limits });
}

/** The turns of the orientations of EXIF and TIFF; those with an even number up to 4, and 5 and 7, are mirrored. */
const turns = [0, 0, 0, 180, 180, 90, 90, 270, 270] as const;
const mirrored = new Set([2, 4, 5, 7]);

function orientImage(image: GreyImage, orientation: number): GreyImage {
  const upright = turnImage(image, turns[orientation] ?? 0);
  return mirrored.has(orientation) ? mirrorImage(upright) : upright;
}
