import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { readJpegHeader } from '../../../shared/reading/picture/jpeg-header.ts';
import {
  jpegPart,
  type PicturePage,
  type PicturePart,
  wrapPictures,
} from '../../../shared/reading/picture/picture-pdf.ts';
import { orientationOf } from '../../../shared/reading/picture/picture-orientation.ts';
import { tiffToPdf } from '../../../shared/reading/picture/tiff-pdf.ts';
import { readGifPart } from '../picture/gif-part.ts';
import { type OpenedPicture, openPicture } from '../picture/open-picture.ts';
import { readPictureHeader } from '../picture/picture-header.ts';
import { limitPixels } from '../picture/picture-limits.ts';
import { sizeWithin } from '../picture/pixel-rows.ts';
import { readPngFile } from '../picture/png/png-chunks.ts';
import { reducePicture } from '../picture/reduce-picture.ts';
import { type ColorImage, toColorImage } from '../thumbnail/color-image.ts';
import { decodeColor } from '../thumbnail/decode-color.ts';
import { encodePicture } from '../thumbnail/encode-jpeg.ts';
import { pagesLimits as limits } from './pages-limits.ts';
import { pngPart } from './png-part.ts';

type Size = { width: number; height: number };

/** The longer side of A4, so that pictures and pages have about the same size. */
const pageInches = 11.69;

/** Converts a picture to a PDF. Pixels of most formats are copied unchanged; others are drawn as a JPEG. Throws `ExtractionFailure`. */
export async function pictureToPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const { format, pages } = readPictureHeader(bytes);
  const [first = { width: 0, height: 0 }] = pages;
  switch (format) {
    case 'tiff': {
      const { pdf, missingPages } = tiffToPdf(bytes, { maxPixels: limits.unpackedPixels });
      if (missingPages.size > 0) throw new ExtractionFailure('unsupported');
      return pdf;
    }
    case 'jpeg': {
      limitPixels(first, limits.jpegPixels);
      const header = readJpegHeader(bytes);
      return wrap(jpegPart(bytes, { header }), header, header.orientation);
    }
    case 'png': {
      limitPixels(first, limits.unpackedPixels);
      const file = readPngFile(bytes);
      const part = pngPart(file, joinBytes(file.data));
      return part ? wrap(part, first, file.orientation) : draw(bytes);
    }
    case 'gif':
      return wrap(readGifPart(bytes), first);
    case 'webp':
    case 'bmp':
    case 'heif':
      return draw(bytes);
  }
}

function wrap(part: PicturePart, { width, height }: Size, orientation = 1): Uint8Array {
  const perInch = Math.max(width, height) / pageInches;
  const page: PicturePage = {
    parts: [part],
    width,
    height,
    resolution: { x: perInch, y: perInch },
    ...orientationOf(orientation),
  };
  return wrapPictures([page]);
}

async function draw(bytes: Uint8Array): Promise<Uint8Array> {
  const { page, source, orientation } = openPicture(bytes, { index: 0, limits });
  const image = await decode(source, page);
  const { width, height } = image;
  const jpeg = await encodePicture(image);
  const header = { width, height, components: 3, isInverted: false };
  return wrap(jpegPart(jpeg, { header }), image, orientation);
}

async function decode(
  source: OpenedPicture['source'],
  page: OpenedPicture['page'],
): Promise<ColorImage> {
  const size = sizeWithin(page, limits.drawnPixels);
  switch (source.kind) {
    case 'rows':
      return toColorImage((await reducePicture(source, { wanted: size, isColored: true })).image);
    case 'file':
      return decodeColor(source.bytes, { page, size });
    case 'pdf':
      throw new ExtractionFailure('unsupported');
  }
}
