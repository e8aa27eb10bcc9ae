import { compileFile } from './compile-file.ts';
import { writeMeteredTesseract } from './metered-tesseract.ts';

/** The core of Tesseract. */
export const loadTesseractModule = compileFile(writeMeteredTesseract);
