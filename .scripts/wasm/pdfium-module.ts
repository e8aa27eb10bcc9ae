import { compileFile } from './compile-file.ts';
import { writeMeteredPdfium } from './metered-pdfium.ts';

/** PDFium. */
export const loadPdfiumModule = compileFile(writeMeteredPdfium);
