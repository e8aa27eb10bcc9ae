import { writeMeteredAv1 } from './metered-av1.ts';
import { writeMeteredHevc } from './metered-hevc.ts';
import { writeMeteredPdfium } from './metered-pdfium.ts';
import { writeMeteredTesseract } from './metered-tesseract.ts';

/** Writes all modules that read files, unless they are up to date. */
export function writeMeteredModules(): void {
  writeMeteredAv1();
  writeMeteredHevc();
  writeMeteredPdfium();
  writeMeteredTesseract();
}
