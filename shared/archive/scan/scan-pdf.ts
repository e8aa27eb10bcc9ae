import { readJpegHeader } from '../../reading/picture/jpeg-header.ts';
import { jpegPart, wrapPictures, type PicturePage } from '../../reading/picture/picture-pdf.ts';

/** The longer side of A4 in inches, because the size of a photographed sheet is not known. */
const longSide = 297 / 25.4;

/** Returns a PDF of straightened pages, each with its JPEG file unchanged. */
export function scanPdf(pages: readonly Uint8Array[]): Uint8Array {
  return wrapPictures(pages.map(pageOf));
}

function pageOf(bytes: Uint8Array): PicturePage {
  const header = readJpegHeader(bytes);
  const { width, height } = header;
  const perInch = Math.max(width, height) / longSide;
  return {
    parts: [jpegPart(bytes, { header })],
    width,
    height,
    resolution: { x: perInch, y: perInch },
  };
}
