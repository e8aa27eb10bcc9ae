import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { ReaderContext, TextReader } from '../text-reader.ts';
import { joinPdfText } from './text/pdf-lines.ts';
import { openForm, writeNotes } from './text/pdf-notes.ts';
import { readPageItems } from './text/pdf-page-items.ts';
import { emptyPage, inspectPage } from './inspect-pdf-page.ts';
import { collectFileNotes, findEInvoice } from './pdf-attachments.ts';
import { openPdf } from './engine/open-pdf.ts';
import { placeWords } from './text/place-words.ts';
import { type Pdfium, withPdfium } from './engine/pdfium.ts';

const pagesBetweenCheckpoints = 8;

/** Reads PDF: the text layer of each page, then the values of its form fields and its comments. */
export const readPdf: TextReader = (bytes, context) =>
  withPdfium({ fileBytes: bytes.length, limits: context.limits }, async (pdfium) => {
    const document = openPdf(pdfium, bytes);
    pdfium.assertComplete();
    const fileNotes: number[] = [];
    const problem = await writePages(pdfium, { document, fileNotes, context });
    // Comes last, because an embedded file may stop the instance of PDFium.
    context.output.eInvoice = await findEInvoice(pdfium, { document, fileNotes, bytes, context });
    if (problem) throw problem;
  });

async function writePages(
  pdfium: Pdfium,
  {
    document,
    fileNotes,
    context,
  }: { document: number; fileNotes: number[]; context: ReaderContext },
): Promise<ExtractionFailure | undefined> {
  const { limits, checkpoint, output } = context;
  const count = pdfium.api.FPDF_GetPageCount(document);
  const form = openForm(pdfium, document);
  let isDamaged = count === 0;
  for (let index = 0; index < Math.min(count, limits.pages); index += 1) {
    const page = pdfium.api.FPDF_LoadPage(document, index);
    if (page === 0) {
      isDamaged = true;
      output.endPage({ content: emptyPage, words: [] });
    } else {
      collectFileNotes(pdfium, page, fileNotes);
      await writePage(pdfium, { page, form, context });
    }
    pdfium.assertComplete();
    if (index % pagesBetweenCheckpoints === 0) await checkpoint();
  }
  if (count > limits.pages) return new ExtractionFailure('too_many_pages');
  return isDamaged ? new ExtractionFailure('damaged') : undefined;
}

async function writePage(
  pdfium: Pdfium,
  { page, form, context }: { page: number; form: number; context: ReaderContext },
): Promise<void> {
  const { api } = pdfium;
  const { checkpoint, output } = context;
  const text = api.FPDFText_LoadPage(page);
  const items = await readPageItems(pdfium, { text, checkpoint });
  output.write(joinPdfText(items));
  writeNotes(pdfium, { page, form, output });
  const content = inspectPage(pdfium, { page, text });
  output.endPage({ content, words: placeWords(pdfium, { page, items }) });
  api.FPDFText_ClosePage(text);
  api.FPDF_ClosePage(page);
}
