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
  /** The pixels of a picture that is unpacked at all: A4 at 600 dpi, or a photo of 48 megapixels. */
  unpackedPixels: 50_000_000,
  milliseconds: 50_000,
};

export type RecognitionLimits = typeof recognitionLimits;
