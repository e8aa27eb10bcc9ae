import { openPdf } from '../../../worker/reading/pdf/engine/open-pdf.ts';
import { inspectPage } from '../../../worker/reading/pdf/inspect-pdf-page.ts';
import { withPdfium } from '../../../worker/reading/pdf/engine/pdfium.ts';
import { recognitionLimits as limits } from '../../../worker/reading/recognition/recognition-limits.ts';

export function inspectPdf(bytes: Uint8Array) {
  return withPdfium({ fileBytes: bytes.length, limits }, (pdfium) => {
    const page = pdfium.api.FPDF_LoadPage(openPdf(pdfium, bytes), 0);
    return inspectPage(pdfium, { page, text: pdfium.api.FPDFText_LoadPage(page) });
  });
}
