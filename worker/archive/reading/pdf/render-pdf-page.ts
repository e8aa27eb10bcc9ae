import { ExtractionFailure } from '../extraction-result.ts';
import type { GreyImage } from '../recognition/grey-image.ts';
import { openPdf } from './open-pdf.ts';
import { listPageObjects } from './pdf-page-objects.ts';
import { type Pdfium, type PdfiumLimits, withPdfium } from './pdfium.ts';

const pointsPerInch = 72;
/** FPDFBitmap_Gray. FPDF_GRAYSCALE would convert whole pictures first, at twice the memory. */
const greyFormat = 1;
const withAnnotations = 0x01;
const white = 0xffffffff;

export type RenderOptions = {
  /** The page, from 0. */
  index: number;
  dpi: number;
  /** A page that would have more is rendered at fewer dpi. */
  maxPixels: number;
  /** `pictures`: what the text layer and the annotations do not contain; all by default. */
  content?: 'all' | 'pictures' | 'without-annotations';
  limits: PdfiumLimits;
};

/**
 * Renders a page of a PDF, turned as it is shown. Throws `ExtractionFailure` where the file or the
 * page cannot be read, or costs more than the limits.
 */
export function renderPdfPage(bytes: Uint8Array, options: RenderOptions): Promise<GreyImage> {
  return withPdfium({ fileBytes: bytes.length, limits: options.limits }, (pdfium) => {
    const document = openPdf(pdfium, bytes);
    const page = pdfium.api.FPDF_LoadPage(document, options.index);
    pdfium.assertComplete();
    if (page === 0) throw new ExtractionFailure('damaged');
    return renderPage(pdfium, page, options);
  });
}

export function renderPage(
  pdfium: Pdfium,
  page: number,
  { dpi, maxPixels, content = 'all' }: Omit<RenderOptions, 'index' | 'limits'>,
): GreyImage {
  const { api, view, assertComplete } = pdfium;
  if (content === 'pictures') hideText(pdfium, page);
  const { width, height } = sizeInPixels(pdfium, page, { dpi, maxPixels });
  const bitmap = api.FPDFBitmap_CreateEx(width, height, greyFormat, 0, 0);
  assertComplete();
  if (bitmap === 0) throw new ExtractionFailure('too_complex');
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  api.FPDF_RenderPageBitmap(
    bitmap,
    page,
    0,
    0,
    width,
    height,
    0,
    content === 'all' ? withAnnotations : 0,
  );
  assertComplete();
  const stride = api.FPDFBitmap_GetStride(bitmap);
  const start = api.FPDFBitmap_GetBuffer(bitmap);
  const memory = new Uint8Array(view().buffer);
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = start + row * stride;
    data.set(memory.subarray(from, from + width), row * width);
  }
  api.FPDFBitmap_Destroy(bitmap);
  return { width, height, data };
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
