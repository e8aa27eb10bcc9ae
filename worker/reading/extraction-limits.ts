import { limits } from '../../shared/limits.ts';

const mebibyte = 1024 * 1024;

/** What extracting the text of one file may cost. An isolate has 128 MiB of memory in all. */
export const extractionLimits = {
  fileBytes: 32 * mebibyte,
  characters: limits.documentContent.max,
  pages: 2000,
  milliseconds: 20_000,
  /** Entries of a zip archive, and unpacked bytes of those that are read. */
  zipEntries: 10_000,
  unzippedBytes: 60 * mebibyte,
  /** Unpacked to packed size. Office files are below 100; a bomb is near 1,032, the maximum of deflate. */
  compressionRatio: 300,
  /** Open elements in markup, as in browsers; open groups in RTF. */
  depth: 512,
  /** Characters of markup times the elements open around them, as each end tag may be searched among all of them. */
  nestedCharacters: 4_000_000_000,
  /** Attributes of an element. */
  attributes: 1000,
  /**
   * Entries of the string table of a workbook, pieces of one of them, and characters of all: twice what may be written,
   * as not all need be in a cell.
   */
  sharedStrings: 1_000_000,
  sharedStringCharacters: limits.documentContent.max * 4,
  /** Fonts of an RTF file. */
  fonts: 10_000,
  /** Memory of PDFium besides the file itself, of which it takes 17 MiB before it opens a file. */
  pdfMemoryBytes: 56 * mebibyte,
  /** Instructions that PDFium may run: one to four seconds. A page of text takes about ten million. */
  pdfInstructions: 10_000_000_000,
};

export type ExtractionLimits = typeof extractionLimits;
