import { extractionLimits } from '../extraction-limits.ts';
import { pictureLimits } from '../picture/picture-limits.ts';

const mebibyte = 1024 * 1024;

/** The maximum costs of arranging pages, in the memory of an isolate (128 MiB) that has the files and what is made of them. */
export const pagesLimits = {
  /** PDFium takes 17 MiB before it opens a file, and copies of pages that go to another document. */
  pdfMemoryBytes: 60 * mebibyte,
  pdfInstructions: extractionLimits.pdfInstructions,
  /** In addition to as many bytes as the files have. */
  writtenBytes: 8 * mebibyte,
  /** A drawn picture, which is enough for A4 at 220 dpi. */
  drawnPixels: 5_000_000,
  ...pictureLimits,
};
