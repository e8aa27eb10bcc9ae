import { limits } from '../../../shared/limits.ts';

const mebibyte = 1024 * 1024;

/** What extracting the text of one file may cost. An isolate has 128 MiB of memory in all. */
export const extractionLimits = {
  fileBytes: 32 * mebibyte,
  characters: limits.documentContent.max,
  pages: 2000,
  milliseconds: 20_000,
  /** Entries of a zip archive, and unpacked bytes of those that are read. */
  zipEntries: 10_000,
  unzippedBytes: 64 * mebibyte,
  /** Unpacked to packed size. Office files are below 100; a bomb is near 1,032, the maximum of deflate. */
  compressionRatio: 300,
  /** Open elements in markup, open groups in RTF. */
  depth: 2000,
  /** Entries of the string table of a workbook. */
  sharedStrings: 1_000_000,
  pdfUnclosedObjects: 1000,
  pdfStreams: 250_000,
  /** One unpacked stream of a PDF (pdf.js keeps it in memory and doubles its buffer), and all of them. */
  pdfStreamBytes: 16 * mebibyte,
  pdfStreamBytesTotal: 256 * mebibyte,
};

export type ExtractionLimits = typeof extractionLimits;
