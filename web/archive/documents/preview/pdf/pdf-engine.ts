import {
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  PasswordResponses,
  getDocument,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler makes it.
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { fetchDocumentFile } from '../../document-file-api.ts';
import type { DocumentAddress } from '../../document-address.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

const chunkSize = 512 * 1024;

export type OpenPdfOptions = {
  address: DocumentAddress;
  /** Bytes. */
  size: number;
  /** The file is encrypted: pass the password to `submit`; `isWrong` if the last one was. */
  onPasswordNeeded: (request: { isWrong: boolean; submit: (password: string) => void }) => void;
  /** A part of the file failed to load. */
  onUnreachable: (error: unknown) => void;
};

/**
 * Opens a PDF in a worker of its own, which downloads only the parts that are shown. `destroy` ends the worker and its
 * downloads.
 */
export function openPdf({ address, size, onPasswordNeeded, onUnreachable }: OpenPdfOptions) {
  const controller = new AbortController();
  const range = new PDFDataRangeTransport(size, null);
  const fetchRange = async (begin: number, end: number) => {
    try {
      const bytes = await fetchDocumentFile(address, {
        signal: controller.signal,
        range: { begin, end },
      });
      if (!controller.signal.aborted) range.onDataRange(begin, new Uint8Array(bytes));
    } catch (error) {
      if (!controller.signal.aborted) onUnreachable(error);
    }
  };
  range.requestDataRange = (begin, end) => void fetchRange(begin, end);
  const task = getDocument({
    range,
    rangeChunkSize: chunkSize,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: '/pdfjs/cmaps/',
    iccUrl: '/pdfjs/iccs/',
    standardFontDataUrl: '/pdfjs/standard_fonts/',
    wasmUrl: '/pdfjs/wasm/',
  });
  task.onPassword = (submit: (password: string) => void, reason: number) =>
    onPasswordNeeded({ submit, isWrong: reason === PasswordResponses.INCORRECT_PASSWORD });
  return {
    document: task.promise,
    destroy: () => {
      controller.abort();
      // React ends the page around the viewer first; a viewer that is still open fails in its document's absence.
      queueMicrotask(() => {
        // Rejects while the document is still opening; it is destroyed anyway.
        task.destroy().catch(() => undefined);
      });
    },
  };
}
