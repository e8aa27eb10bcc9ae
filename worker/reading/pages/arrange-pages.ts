import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import {
  PagePlanError,
  pagePlanLimits,
  planPages,
  type PagePlan,
} from '../../../shared/reading/pages/page-plan.ts';
import type { PagesProblem, SourcePage } from '../../../shared/reading/pages/arranged-pages.ts';
import { openPdfFile } from '../pdf/engine/pdf-files.ts';
import { type Pdfium, withPdfium } from '../pdf/engine/pdfium.ts';
import { writeDocument } from './write-document.ts';
import { pagesLimits } from './pages-limits.ts';
import { pictureToPdf } from './picture-to-pdf.ts';

type PagesFile = { bytes: Uint8Array; mimeType: string };

type PagesToArrange = {
  files: readonly PagesFile[];
  plan: PagePlan;
  /** Whether the pages of signed files may be changed, which invalidates their signatures. */
  confirmsSignature: boolean;
};

type ArrangedDocument = { pages: SourcePage[]; chunks: Uint8Array[] };

type ArrangedDocuments = { state: 'arranged'; documents: ArrangedDocument[] } | PagesProblem;

/** Creates documents from the pages of PDFs and pictures. Never rejects because of a file, even a hostile one. */
export async function arrangePages(input: PagesToArrange): Promise<ArrangedDocuments> {
  let file = 0;
  try {
    const pdfs: Uint8Array[] = [];
    for (const [index, source] of input.files.entries()) {
      file = index;
      pdfs.push(
        source.mimeType === 'application/pdf' ? source.bytes : await pictureToPdf(source.bytes),
      );
    }
    const writtenBytes = pdfs.reduce((sum, { length }) => sum + length, pagesLimits.writtenBytes);
    return await withPdfium({ fileBytes: 0, limits: pagesLimits }, (pdfium) => {
      pdfium.files.writableBytes = writtenBytes;
      const opened = pdfs.map((bytes, index) => {
        file = index;
        return openPdfFile(pdfium, bytes);
      });
      return arrangeOpened(pdfium, opened, {
        ...input,
        onFile: (index) => {
          file = index;
        },
      });
    });
  } catch (error) {
    if (error instanceof PagePlanError) {
      return { state: 'invalid', path: error.path, message: error.message };
    }
    const reason = error instanceof ExtractionFailure ? error.reason : 'damaged';
    return { state: 'failed', file, reason };
  }
}

function arrangeOpened(
  pdfium: Pdfium,
  opened: readonly number[],
  { plan, confirmsSignature, onFile }: PagesToArrange & { onFile(index: number): void },
): ArrangedDocuments {
  const { api } = pdfium;
  const sources: { file: number; page: number }[] = [];
  for (const [file, document] of opened.entries()) {
    onFile(file);
    if (api.FPDF_GetSecurityHandlerRevision(document) !== -1) {
      throw new ExtractionFailure('encrypted');
    }
    if (!confirmsSignature && isSigned(pdfium, document)) {
      return { state: 'failed', file, reason: 'signed' };
    }
    const count = api.FPDF_GetPageCount(document);
    if (count === 0) throw new ExtractionFailure('damaged');
    if (sources.length + count > pagePlanLimits.pages)
      throw new ExtractionFailure('too_many_pages');
    for (let page = 1; page <= count; page += 1) sources.push({ file, page });
  }
  const planned = planPages(sources.length, plan);
  const documents = planned.map((list) => {
    const pages = list.flatMap(({ page, degrees }) => {
      const source = sources[page - 1];
      return source ? [{ ...source, degrees }] : [];
    });
    const isAll = planned.length === 1 && opened.length === 1 && pages.length === sources.length;
    return { pages, chunks: writeDocument(pdfium, opened, { pages, isAll }) };
  });
  return { state: 'arranged', documents };
}

function isSigned({ api }: Pdfium, document: number): boolean {
  const count = api.FPDF_GetSignatureCount(document);
  for (let index = 0; index < count; index += 1) {
    const signature = api.FPDF_GetSignatureObject(document, index);
    if (api.FPDFSignatureObj_GetContents(signature, 0, 0) > 0) return true;
  }
  return false;
}
