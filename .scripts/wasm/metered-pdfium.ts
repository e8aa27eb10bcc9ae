import { meterPackageFile } from './meter-file.ts';

/** The PDFium that renders and reads PDFs. Returns its path. */
export function writeMeteredPdfium(): string {
  return meterPackageFile('@hyzyla/pdfium/dist/pdfium.wasm');
}
