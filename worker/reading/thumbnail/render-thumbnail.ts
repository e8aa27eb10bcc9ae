import { thumbnailSize } from '../../../shared/reading/thumbnail.ts';
import type { FileToRead } from '../../platform/platform.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import { openPdf } from '../pdf/engine/open-pdf.ts';
import { withPdfium } from '../pdf/engine/pdfium.ts';
import { drawPage } from '../pdf/render-pdf-page.ts';
import { shrinkImages } from '../pdf/images/shrink-images.ts';
import { orientationOf } from '../../../shared/reading/picture/picture-orientation.ts';
import { type OpenedPicture, openPicture } from '../picture/open-picture.ts';
import { reducePicture } from '../picture/reduce-picture.ts';
import { mirrorImage, turnImage } from '../recognition/image/grey-image.ts';
import { type ColorImage, fitInto, toColorImage } from './color-image.ts';
import { decodeColor } from './decode-color.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { thumbnailLimits as limits } from './thumbnail-limits.ts';

/**
 * Renders the first page of a PDF or picture, by its detected type, as a small JPEG. Returns null if there is none, or it is damaged,
 * encrypted or too expensive. Takes ownership of `bytes`.
 */
export async function renderThumbnail({
  bytes,
  mimeType,
}: FileToRead): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const isPdf = mimeType === 'application/pdf';
    return await encodeJpeg(await (isPdf ? renderPdf(bytes) : renderPicture(bytes)));
  } catch {
    return null;
  }
}

function renderPdf(bytes: Uint8Array, { box = thumbnailSize, isEnlarged = true } = {}) {
  return withPdfium({ fileBytes: bytes.length, limits }, async (pdfium): Promise<ColorImage> => {
    const { api, assertComplete } = pdfium;
    const page = api.FPDF_LoadPage(openPdf(pdfium, bytes), 0);
    assertComplete();
    if (page === 0) throw new ExtractionFailure('damaged');
    const points = {
      width: api.FPDF_GetPageWidthF(page),
      height: api.FPDF_GetPageHeightF(page),
    };
    const size = fitInto(points, box, { isEnlarged });
    const scale = size.width / points.width;
    await shrinkImages(pdfium, page, { bytes, scale, isColored: true, limits });
    const data = drawPage(pdfium, page, { ...size, hasAnnotations: true, isColored: true });
    return { ...size, data: new Uint32Array(data.buffer) };
  });
}

async function renderPicture(bytes: Uint8Array): Promise<ColorImage> {
  const { page, source, orientation } = openPicture(bytes, { index: 0, limits });
  const { angle, isMirrored } = orientationOf(orientation);
  const { width, height } = thumbnailSize;
  const box = angle % 180 === 0 ? thumbnailSize : { width: height, height: width };
  const image = await decodeSource(source, { page, box });
  const upright = turnImage(image, angle);
  return isMirrored ? mirrorImage(upright) : upright;
}

async function decodeSource(
  source: OpenedPicture['source'],
  { page, box }: { page: OpenedPicture['page']; box: typeof thumbnailSize },
): Promise<ColorImage> {
  const size = fitInto(page, box);
  switch (source.kind) {
    case 'rows':
      return toColorImage((await reducePicture(source, { wanted: size, isColored: true })).image);
    case 'pdf':
      return renderPdf(source.bytes, { box, isEnlarged: false });
    case 'file':
      return decodeColor(source.bytes, { page, size });
  }
}
