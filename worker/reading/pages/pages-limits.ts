import { extractionLimits } from '../extraction-limits.ts';
import { pictureLimits } from '../picture/picture-limits.ts';

const mebibyte = 1024 * 1024;

/** The maximum costs of arranging pages, in an isolate (128 MiB) that holds the files and the results. */
export const pagesLimits = {
  /** PDFium takes 17 MiB before it opens a file, and holds copies of pages that go to another document. */
  pdfMemoryBytes: 60 * mebibyte,
  pdfInstructions: extractionLimits.pdfInstructions,
  /** In addition to the size of the files. */
  writtenBytes: 8 * mebibyte,
  /** Enough for A4 at 220 dpi. */
  drawnPixels: 5_000_000,
  ...pictureLimits,
};
