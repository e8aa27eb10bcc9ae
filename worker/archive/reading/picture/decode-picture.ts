import { renderPdfPage } from '../pdf/render-pdf-page.ts';
import type { PdfiumLimits } from '../pdf/pdfium.ts';
import { type GreyImage, mirrorImage, turnImage } from '../recognition/image/grey-image.ts';
import type { TextEngine } from '../recognition/engine/text-engine.ts';
import { orientationOf } from '../../../../shared/archive/reading/picture/picture-orientation.ts';
import { openPicture } from './open-picture.ts';

/** Pictures in a PDF have a point for each pixel. */
const pointsPerInch = 72;

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
  const { page, source, orientation } = openPicture(bytes, options);
  const { maxPixels, limits } = options;
  const image =
    source.kind === 'pdf'
      ? await renderPdfPage(source.bytes, { index: 0, dpi: pointsPerInch, maxPixels, limits })
      : await options.engine.decode(source.bytes, { ...page, maxPixels });
  const { angle, isMirrored } = orientationOf(orientation);
  const upright = turnImage(image, angle);
  return isMirrored ? mirrorImage(upright) : upright;
}
