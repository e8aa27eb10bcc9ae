import { renderPdfPage } from '../pdf/render-pdf-page.ts';
import type { PdfiumLimits } from '../pdf/engine/pdfium.ts';
import { type GreyImage, mirrorImage, turnImage } from '../recognition/image/grey-image.ts';
import type { TextEngine } from '../recognition/engine/text-engine.ts';
import { orientationOf } from '../../../shared/reading/picture/picture-orientation.ts';
import type { PictureLimits } from './picture-limits.ts';
import { type OpenedPicture, openPicture } from './open-picture.ts';
import { sizeWithin } from './pixel-rows.ts';
import { reducePicture } from './reduce-picture.ts';

const pointsPerInch = 72;

type PictureOptions = {
  index: number;
  /** A larger picture is scaled down. */
  maxPixels: number;
  limits: PdfiumLimits & PictureLimits;
  engine: Pick<TextEngine, 'decode'>;
};

/**
 * Decodes a page of a JPEG, PNG, GIF, WebP, TIFF, BMP, HEIC or AVIF file to grey pixels, upright by its EXIF orientation. Throws
 * `ExtractionFailure`, with `too_many_pixels` before any pixel is decoded.
 */
export async function decodePicture(
  bytes: Uint8Array,
  options: PictureOptions,
): Promise<GreyImage> {
  const { page, source, orientation } = openPicture(bytes, options);
  const image = await decodeSource(source, { ...options, page });
  const { angle, isMirrored } = orientationOf(orientation);
  const upright = turnImage(image, angle);
  return isMirrored ? mirrorImage(upright) : upright;
}

async function decodeSource(
  source: OpenedPicture['source'],
  { page, maxPixels, limits, engine }: PictureOptions & Pick<OpenedPicture, 'page'>,
): Promise<GreyImage> {
  switch (source.kind) {
    case 'rows': {
      const wanted = sizeWithin(page, maxPixels);
      const { image, isOnBlack } = await reducePicture(source, { wanted, isColored: false });
      // OCR needs dark text on a light background.
      return isOnBlack ? { ...image, data: image.data.map((grey) => 255 - grey) } : image;
    }
    case 'pdf':
      return renderPdfPage(source.bytes, { index: 0, dpi: pointsPerInch, maxPixels, limits });
    case 'file':
      return engine.decode(source.bytes, { ...page, maxPixels });
  }
}
