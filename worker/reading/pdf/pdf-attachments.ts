import type { EInvoiceReading } from '../../../shared/reading/e-invoices/e-invoice.ts';
import { readEInvoice } from '../e-invoice/read-e-invoice.ts';
import { ExtractionFailure } from '../../../shared/reading/extraction-failure.ts';
import type { ReaderContext } from '../text-reader.ts';
import { findEmbeddedStreams } from './embedded-streams.ts';
import { readString } from './text/pdf-notes.ts';
import type { Pdfium } from './engine/pdfium.ts';

/** FPDF_ANNOT_FILEATTACHMENT. */
const fileNote = 17;
const limits = {
  files: 1000,
  fileBytes: 20 * 1024 * 1024,
  bytes: 20 * 1024 * 1024,
  /** The weight of the bytes of an unreadable invoice, because reading it takes most of the time. */
  malformedShare: 3,
};

/** The file names of the standards are tried first, then other XML files. Only the content decides whether a file is an invoice. */
const usualNames = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];

type Source = EmbeddedDocument & {
  bytes: Uint8Array;
  context: ReaderContext;
};
type EmbeddedDocument = { document: number; fileNotes: readonly number[] };

export function collectFileNotes({ api }: Pdfium, page: number, fileNotes: number[]): void {
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count && fileNotes.length < limits.files; index += 1) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const isFile = api.FPDFAnnot_GetSubtype(annotation) === fileNote;
    const attachment = isFile ? api.FPDFAnnot_GetFileAttachment(annotation) : 0;
    if (attachment !== 0) fileNotes.push(attachment);
    api.FPDFPage_CloseAnnot(annotation);
  }
}

/**
 * Returns the e-invoice among the embedded files of a PDF: those in its name tree, in its annotations, or elsewhere (referenced only by
 * `/AF`). A malformed one is returned only if no other can be read. A file that exceeds the limits counts by its name only. The instance of
 * PDFium cannot be used afterwards.
 */
export async function findEInvoice(
  pdfium: Pdfium,
  { document, fileNotes, bytes, context }: Source,
): Promise<EInvoiceReading | undefined> {
  let malformed: EInvoiceReading | undefined;
  let left = limits.bytes;
  try {
    for (const file of embeddedFiles(pdfium, { document, fileNotes, bytes })) {
      await context.checkpoint();
      if (file === tooLarge) malformed ??= { state: 'malformed', reason: 'too_large', line: null };
      if (!file || file === tooLarge) continue;
      left -= file.length;
      if (left < 0) break;
      const reading = await readEInvoice(file, context);
      if (reading?.state === 'read') return reading;
      if (reading) left -= file.length * (limits.malformedShare - 1);
      malformed ??= reading;
    }
  } catch (error) {
    if (error instanceof ExtractionFailure) throw error;
    // PDFium was stopped, because it is out of memory or instructions.
  }
  return malformed;
}

const tooLarge = Symbol('too large');

function* embeddedFiles(
  pdfium: Pdfium,
  { document, fileNotes, bytes }: EmbeddedDocument & { bytes: Uint8Array },
): Generator<Uint8Array | typeof tooLarge | undefined> {
  const { api } = pdfium;
  const count = Math.min(api.FPDFDoc_GetAttachmentCount(document), limits.files);
  const listed = Array.from({ length: count }, (_, index) =>
    api.FPDFDoc_GetAttachment(document, index),
  ).filter((attachment) => attachment !== 0);
  const ranked = [...listed, ...fileNotes]
    .map((attachment) => ({ attachment, rank: rankOf(nameOf(pdfium, attachment)) }))
    .toSorted((one, other) => one.rank - other.rank);
  for (const { attachment, rank } of ranked) {
    const isNamed = rank < usualNames.length;
    try {
      const file = contentOf(pdfium, attachment);
      yield file === tooLarge && !isNamed ? undefined : file;
    } catch {
      if (isNamed) yield tooLarge;
      return;
    }
  }
  if (ranked.length === 0) yield* findEmbeddedStreams(bytes, limits);
}

function rankOf(name: string): number {
  const lower = name.toLowerCase();
  const usual = usualNames.indexOf(lower);
  if (usual >= 0) return usual;
  return usualNames.length + (lower.endsWith('.xml') ? 0 : 1);
}

function nameOf(pdfium: Pdfium, attachment: number): string {
  return readString(pdfium, (buffer, size) =>
    pdfium.api.FPDFAttachment_GetName(attachment, buffer, size),
  );
}

function contentOf(
  { api, view }: Pdfium,
  attachment: number,
): Uint8Array | typeof tooLarge | undefined {
  const sizeAt = api.malloc(4);
  const hasSize = api.FPDFAttachment_GetFile(attachment, 0, 0, sizeAt) !== 0;
  const size = hasSize ? view().getUint32(sizeAt, true) : 0;
  const isTooLarge = size > limits.fileBytes;
  const buffer = size > 0 && !isTooLarge ? api.malloc(size) : 0;
  const isRead = buffer !== 0 && api.FPDFAttachment_GetFile(attachment, buffer, size, sizeAt) !== 0;
  const content = isRead ? new Uint8Array(view().buffer).slice(buffer, buffer + size) : undefined;
  if (buffer !== 0) api.free(buffer);
  api.free(sizeAt);
  return isTooLarge ? tooLarge : content;
}
