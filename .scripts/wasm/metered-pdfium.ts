import { meterPackageFile } from './meter-file.ts';

/**
 * Writes the PDFium that renders, reads and edits PDFs. Returns its path. Its callbacks replace imports that are
 * unused because PDFium gets no files, and that have the same parameters.
 */
export function writeMeteredPdfium(): string {
  return meterPackageFile('@hyzyla/pdfium/dist/pdfium.wasm', {
    readBlock: 'fd_read',
    writeBlock: '__syscall_ioctl',
  });
}
