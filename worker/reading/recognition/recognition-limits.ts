import { pictureLimits } from '../picture/picture-limits.ts';

const mebibyte = 1024 * 1024;

export const recognitionLimits = {
  /** Instructions of Tesseract: about six seconds. A letter takes about twelve million, a page of text fifteen billion. */
  recognitionInstructions: 48_000_000_000,
  recognitionMemoryBytes: 80 * mebibyte,
  pdfInstructions: 12_000_000_000,
  pdfMemoryBytes: 72 * mebibyte,
  /** Pixels of a page for OCR. A4 at 300 dpi has 8.7 million. */
  pagePixels: 9_000_000,
  ...pictureLimits,
  milliseconds: 50_000,
};

export type RecognitionLimits = typeof recognitionLimits;
