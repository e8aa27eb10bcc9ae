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
  /** The file is encrypted: `answer` takes the password; `isWrong` when the one before did not fit. */
  onPasswordNeeded: (request: { isWrong: boolean; answer: (password: string) => void }) => void;
  /** A part of the file could not be fetched; nothing more will come. */
  onUnreachable: (error: unknown) => void;
};

/**
 * Opens a PDF through a worker of its own, fetching only the parts that are looked at. `destroy` ends the worker, the
 * fetches under way and everything made from the document.
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
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    onPasswordNeeded({ answer, isWrong: reason === PasswordResponses.INCORRECT_PASSWORD });
  return {
    document: task.promise,
    destroy: () => {
      controller.abort();
      // Fails when the document was still being opened; it is gone all the same.
      task.destroy().catch(() => undefined);
    },
  };
}
