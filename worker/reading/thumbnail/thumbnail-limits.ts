import { pictureLimits } from '../picture/picture-limits.ts';

const mebibyte = 1024 * 1024;

/** What rendering the first page of one file may cost. */
export const thumbnailLimits = {
  /** PDFium: about two seconds. */
  pdfInstructions: 8_000_000_000,
  /** Besides the file itself. */
  pdfMemoryBytes: 56 * mebibyte,
  /** Leptonica, inside of Tesseract: about two seconds. */
  decodingInstructions: 10_000_000_000,
  recognitionMemoryBytes: 80 * mebibyte,
  ...pictureLimits,
};
