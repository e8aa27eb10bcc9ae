import { pictureLimits } from '../picture/picture-limits.ts';

const mebibyte = 1024 * 1024;

export const thumbnailLimits = {
  /** Instructions of PDFium, which take about two seconds. */
  pdfInstructions: 8_000_000_000,
  pdfMemoryBytes: 56 * mebibyte,
  /** Instructions of Leptonica, inside of Tesseract, which take about two seconds. */
  decodingInstructions: 10_000_000_000,
  recognitionMemoryBytes: 80 * mebibyte,
  ...pictureLimits,
};
