import { writeMeteredWasm } from './write-metered-wasm.ts';

/** The PDFium that renders and reads PDFs. Returns its path. */
export function writeMeteredPdfium(): string {
  return writeMeteredWasm('@hyzyla/pdfium/dist/pdfium.wasm');
}
