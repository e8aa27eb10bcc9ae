import { readJpegHeader } from '../../reading/picture/jpeg-header.ts';
import { jpegPart, wrapPictures, type PicturePage } from '../../reading/picture/picture-pdf.ts';

/** The longer side of A4, in inches: a photo does not say how large its sheet was. */
const longSide = 297 / 25.4;

/** A PDF of straightened pages, one JPEG file each, as they are. */
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
