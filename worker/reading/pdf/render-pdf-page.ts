import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { GreyImage } from '../recognition/image/grey-image.ts';
import type { PictureLimits } from '../picture/picture-limits.ts';
import { openPdf } from './engine/open-pdf.ts';
import { listPageObjects } from './pdf-page-objects.ts';
import { shrinkImages } from './images/shrink-images.ts';
import { type Pdfium, type PdfiumLimits, withPdfium } from './engine/pdfium.ts';

const pointsPerInch = 72;
/** FPDFBitmap_Gray. FPDF_GRAYSCALE would convert whole pictures first, at twice the memory. */
const greyFormat = 1;
/** FPDFBitmap_BGRx. FPDF_REVERSE_BYTE_ORDER puts red first. */
const colorFormat = 3;
const redFirst = 0x10;
const withAnnotations = 0x01;
const white = 0xffffffff;

type RenderOptions = {
  index: number;
  dpi: number;
  maxPixels: number;
  /** `pictures` excludes the text layer and the annotations. The default is `all`. */
  content?: 'all' | 'pictures' | 'without-annotations';
  limits: PdfiumLimits & PictureLimits;
};

/**
 * Renders a page of a PDF, rotated as it is shown. Throws `ExtractionFailure` if the file or the page cannot be read, or exceeds the
 * limits.
 */
export function renderPdfPage(bytes: Uint8Array, options: RenderOptions): Promise<GreyImage> {
  return withPdfium({ fileBytes: bytes.length, limits: options.limits }, (pdfium) => {
    const document = openPdf(pdfium, bytes);
    const page = pdfium.api.FPDF_LoadPage(document, options.index);
    pdfium.assertComplete();
    if (page === 0) throw new ExtractionFailure('damaged');
    return renderPage(pdfium, page, { ...options, bytes });
  });
}

async function renderPage(
  pdfium: Pdfium,
  page: number,
  {
    bytes,
    dpi,
    maxPixels,
    content = 'all',
    limits,
  }: Omit<RenderOptions, 'index'> & { bytes: Uint8Array },
): Promise<GreyImage> {
  if (content === 'pictures') hideText(pdfium, page);
  const size = sizeInPixels(pdfium, page, { dpi, maxPixels });
  const scale = size.width / pdfium.api.FPDF_GetPageWidthF(page);
  await shrinkImages(pdfium, page, { bytes, scale, isColored: false, limits });
  const data = drawPage(pdfium, page, { ...size, hasAnnotations: content === 'all' });
  return { ...size, data };
}

type DrawOptions = {
  width: number;
  height: number;
  hasAnnotations: boolean;
  /** With color, a pixel has four bytes: red, green, blue and 255. By default it has one grey byte. */
  isColored?: boolean;
};

export function drawPage(
  { api, view, assertComplete }: Pdfium,
  page: number,
  { width, height, hasAnnotations, isColored = false }: DrawOptions,
): Uint8Array<ArrayBuffer> {
  const bitmap = api.FPDFBitmap_CreateEx(width, height, isColored ? colorFormat : greyFormat, 0, 0);
  assertComplete();
  if (bitmap === 0) throw new ExtractionFailure('too_complex');
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  const flags = (hasAnnotations ? withAnnotations : 0) | (isColored ? redFirst : 0);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
  assertComplete();
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  const memory = new Uint8Array(view().buffer);
  const rowBytes = width * (isColored ? 4 : 1);
  const data = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    const from = start + row * stride;
    data.set(memory.subarray(from, from + rowBytes), row * rowBytes);
  }
  api.FPDFBitmap_Destroy(bitmap);
  return data;
}

function hideText(pdfium: Pdfium, page: number): void {
  for (const { kind, pointer } of listPageObjects(pdfium, page)) {
    if (kind === 'text') pdfium.api.FPDFPageObj_SetIsActive(pointer, 0);
  }
}

function sizeInPixels(
  { api }: Pdfium,
  page: number,
  { dpi, maxPixels }: Pick<RenderOptions, 'dpi' | 'maxPixels'>,
) {
  const points = { width: api.FPDF_GetPageWidthF(page), height: api.FPDF_GetPageHeightF(page) };
  const inches = (points.width * points.height) / pointsPerInch ** 2;
  const scale = Math.min(dpi, Math.sqrt(maxPixels / inches)) / pointsPerInch;
  return {
    width: Math.max(1, Math.min(maxPixels, Math.floor(points.width * scale))),
    height: Math.max(1, Math.min(maxPixels, Math.floor(points.height * scale))),
  };
}
