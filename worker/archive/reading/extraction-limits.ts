import { limits } from '../../../shared/limits.ts';

const mebibyte = 1024 * 1024;

/** What reading the text of one file may cost. An isolate has 128 MiB in all. */
export const extractionLimits = {
  fileBytes: 32 * mebibyte,
  characters: limits.documentContent.max,
  pages: 2000,
  milliseconds: 20_000,
  /** Entries of one zip archive, and unpacked bytes of its parts that are read. */
  zipEntries: 10_000,
  unzippedBytes: 64 * mebibyte,
  /** Unpacked to packed size; Office files stay below 100, a bomb is near deflate's 1,032. */
  compressionRatio: 300,
  /** Open elements in markup, open groups in RTF. */
  depth: 2000,
  /** Entries of a workbook's table of strings. */
  sharedStrings: 1_000_000,
  pdfUnclosedObjects: 1000,
  pdfStreams: 250_000,
  /** One unpacked stream of a PDF (pdf.js holds it whole and doubles its buffer), and all of them. */
  pdfStreamBytes: 16 * mebibyte,
  pdfStreamBytesTotal: 256 * mebibyte,
};

export type ExtractionLimits = typeof extractionLimits;
