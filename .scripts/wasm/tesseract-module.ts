import { compileFile } from './compile-file.ts';
import { writeMeteredTesseract } from './metered-tesseract.ts';

export const loadTesseractModule = compileFile(writeMeteredTesseract);
