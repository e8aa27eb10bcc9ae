import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { assertOpened } from './open-pdf.ts';
import type { Pdfium } from './pdfium.ts';

/** Opens a PDF that stays outside of the memory of PDFium. Throws like `openPdf`. */
export function openPdfFile({ api, files, view, ...pdfium }: Pdfium, bytes: Uint8Array): number {
  const file = files.opened.push(bytes) - 1;
  const access = api.malloc(12);
  if (access === 0) throw new ExtractionFailure('too_complex');
  const memory = view();
  memory.setUint32(access, bytes.length, true);
  memory.setUint32(access + 4, files.readBlockAt, true);
  memory.setUint32(access + 8, file, true);
  const document = assertOpened(api, api.FPDF_LoadCustomDocument(access, 0));
  pdfium.assertComplete();
  return document;
}

/** Writes a document as a new file, in chunks. Throws `too_complex` if it exceeds `writableBytes`. */
export function savePdf({ api, files, view, assertComplete }: Pdfium, document: number) {
  const writer = api.malloc(8);
  if (writer === 0) throw new ExtractionFailure('too_complex');
  view().setUint32(writer, 1, true);
  view().setUint32(writer + 4, files.writeBlockAt, true);
  const isSaved = api.FPDF_SaveAsCopy(document, writer, 0) !== 0;
  api.free(writer);
  assertComplete();
  if (files.writableBytes < 0) throw new ExtractionFailure('too_complex');
  if (!isSaved) throw new ExtractionFailure('damaged');
  const { written } = files;
  files.written = [];
  return written;
}
