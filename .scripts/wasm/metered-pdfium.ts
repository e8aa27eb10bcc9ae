import { meterPackageFile } from './meter-file.ts';

/**
 * The PDFium that renders, reads and writes PDFs. Returns its path. Its callbacks are imports that are of no other use to
 * it, because it is given no files, and that take the same parameters.
 */
export function writeMeteredPdfium(): string {
  return meterPackageFile('@hyzyla/pdfium/dist/pdfium.wasm', {
    readBlock: 'fd_read',
    writeBlock: '__syscall_ioctl',
  });
}
