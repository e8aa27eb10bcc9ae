import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { SourcePage } from '../../../shared/reading/pages/arranged-pages.ts';
import { savePdf } from '../pdf/engine/pdf-files.ts';
import type { Pdfium } from '../pdf/engine/pdfium.ts';
import { renewFileId } from './renew-file-id.ts';

type DocumentToWrite = {
  pages: readonly SourcePage[];
  isAll: boolean;
};

/**
 * Writes a PDF of pages of opened files, in chunks. If it has all pages of its file, everything else is kept too: embedded files, outline,
 * form. Otherwise only what belongs to its pages is copied, so that nothing of other pages is left in it.
 */
export function writeDocument(
  pdfium: Pdfium,
  opened: readonly number[],
  { pages, isAll }: DocumentToWrite,
): Uint8Array[] {
  const { api } = pdfium;
  const [only = 0] = opened;
  if (isAll) {
    movePages(pdfium, only, pages);
    turnPages(pdfium, only, pages);
    return renewFileId(savePdf(pdfium, only));
  }
  const document = createDocument(pdfium);
  importPages(pdfium, { document, opened, pages });
  turnPages(pdfium, document, pages);
  const chunks = savePdf(pdfium, document);
  api.FPDF_CloseDocument(document);
  return renewFileId(chunks);
}

/** FPDF_POLICY_MACHINETIME_ACCESS: there is no clock, so PDFium would date the document to 1970. */
const timeAccess = 0;

function createDocument({ api }: Pdfium): number {
  api.FPDF_SetSandBoxPolicy(timeAccess, 0);
  const document = api.FPDF_CreateNewDocument();
  if (document === 0) throw new ExtractionFailure('too_complex');
  return document;
}

function movePages(pdfium: Pdfium, document: number, pages: readonly SourcePage[]): void {
  if (pages.every(({ page }, index) => page === index + 1)) return;
  const isMoved = withIndexes(pdfium, pages, (indexes) =>
    pdfium.api.FPDF_MovePages(document, indexes, pages.length, 0),
  );
  if (!isMoved) throw new ExtractionFailure('damaged');
}

type Import = { document: number; opened: readonly number[]; pages: readonly SourcePage[] };

/** Consecutive pages of one file are copied together, so that shared resources are copied once. */
function importPages(pdfium: Pdfium, { document, opened, pages }: Import): void {
  const { api } = pdfium;
  for (let start = 0; start < pages.length;) {
    const file = pages[start]?.file ?? 0;
    const next = pages.findIndex((page, index) => index > start && page.file !== file);
    const run = pages.slice(start, next < 0 ? pages.length : next);
    const source = opened[file] ?? 0;
    const isImported = withIndexes(pdfium, run, (indexes) =>
      api.FPDF_ImportPagesByIndex(document, source, indexes, run.length, start),
    );
    if (!isImported) throw new ExtractionFailure('damaged');
    if (start === 0) api.FPDF_CopyViewerPreferences(document, source);
    start += run.length;
  }
}

function withIndexes(
  { api, view, assertComplete }: Pdfium,
  pages: readonly SourcePage[],
  work: (indexes: number) => number,
): boolean {
  const indexes = api.malloc(4 * pages.length);
  if (indexes === 0) throw new ExtractionFailure('too_complex');
  const memory = view();
  for (const [index, { page }] of pages.entries()) {
    memory.setInt32(indexes + 4 * index, page - 1, true);
  }
  const isDone = work(indexes) !== 0;
  api.free(indexes);
  assertComplete();
  return isDone;
}

function turnPages(
  { api, assertComplete }: Pdfium,
  document: number,
  pages: readonly SourcePage[],
): void {
  for (const [index, { degrees }] of pages.entries()) {
    if (degrees === 0) continue;
    const page = api.FPDF_LoadPage(document, index);
    assertComplete();
    if (page === 0) throw new ExtractionFailure('damaged');
    api.FPDFPage_SetRotation(page, (api.FPDFPage_GetRotation(page) + degrees / 90) % 4);
    api.FPDF_ClosePage(page);
  }
}
