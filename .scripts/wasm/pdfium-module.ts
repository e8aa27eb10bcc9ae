import { compileFile } from './compile-file.ts';
import { writeMeteredPdfium } from './metered-pdfium.ts';

export const loadPdfiumModule = compileFile(writeMeteredPdfium);
