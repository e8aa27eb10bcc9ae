import { limits } from '../../shared/limits.ts';

const mebibyte = 1024 * 1024;

/** The maximum costs of extracting the text of one file. An isolate has 128 MiB of memory in total. */
export const extractionLimits = {
  fileBytes: 32 * mebibyte,
  characters: limits.documentContent.max,
  pages: 2000,
  milliseconds: 20_000,
  zipEntries: 10_000,
  unzippedBytes: 60 * mebibyte,
  /**
   * Unpacked size divided by packed size. Office files are below 100; a zip bomb is near 1,032, the maximum of deflate.
   */
  compressionRatio: 300,
  /** Open elements in markup, the same limit as in browsers, and open groups in RTF. */
  depth: 512,
  /**
   * The sum of open elements over all characters of markup, because each end tag may be searched among all open elements.
   */
  nestedCharacters: 4_000_000_000,
  attributes: 1000,
  /**
   * The number of shared strings of a workbook and of their pieces, and their characters: twice as many as are written, because cells may
   * not use all of them.
   */
  sharedStrings: 1_000_000,
  sharedStringCharacters: limits.documentContent.max * 4,
  fonts: 10_000,
  /** The memory of PDFium in addition to the file. PDFium takes 17 MiB before it opens a file. */
  pdfMemoryBytes: 56 * mebibyte,
  /** Instructions that PDFium may run: one to four seconds. A page of text takes about ten million. */
  pdfInstructions: 10_000_000_000,
};

export type ExtractionLimits = typeof extractionLimits;
