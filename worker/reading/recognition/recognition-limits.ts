import { pictureLimits } from '../picture/picture-limits.ts';

const mebibyte = 1024 * 1024;

/** What recognizing one page may cost. */
export const recognitionLimits = {
  /** Instructions of Tesseract: about six seconds. A letter takes about twelve million, a page of text fifteen billion. */
  recognitionInstructions: 48_000_000_000,
  recognitionMemoryBytes: 80 * mebibyte,
  /** PDFium, to render a page: about two seconds. */
  pdfInstructions: 12_000_000_000,
  /** Besides the file itself. */
  pdfMemoryBytes: 72 * mebibyte,
  /** The pixels of a page that is recognized; A4 has 8.7 million at 300 dpi. */
  pagePixels: 9_000_000,
  ...pictureLimits,
  milliseconds: 50_000,
};

export type RecognitionLimits = typeof recognitionLimits;
