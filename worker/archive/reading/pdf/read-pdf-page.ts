import { ExtractionFailure } from '../extraction-result.ts';
import { openPdf } from './open-pdf.ts';
import { joinPdfText } from './pdf-lines.ts';
import { readPageItems } from './pdf-page-items.ts';
import { type PdfiumLimits, withPdfium } from './pdfium.ts';

/** The text layer of one page, from 0. Throws `ExtractionFailure` as reading the whole file does. */
export function readPdfPage(
  bytes: Uint8Array,
  {
    index,
    limits,
    checkpoint,
  }: { index: number; limits: PdfiumLimits; checkpoint: () => Promise<void> },
): Promise<string> {
  return withPdfium({ fileBytes: bytes.length, limits }, async (pdfium) => {
    const document = openPdf(pdfium, bytes);
    const page = pdfium.api.FPDF_LoadPage(document, index);
    pdfium.assertComplete();
    if (page === 0) throw new ExtractionFailure('damaged');
    const layer = pdfium.api.FPDFText_LoadPage(page);
    const text = joinPdfText(await readPageItems(pdfium, { text: layer, checkpoint }));
    pdfium.assertComplete();
    return text;
  });
}
