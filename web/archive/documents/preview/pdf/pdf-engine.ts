import {
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  PDFWorker,
  PasswordResponses,
  getDocument,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler makes it.
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

const chunkSize = 512 * 1024;

export type PdfFile = {
  size: number;
  /** Reads the bytes from `begin` to before `end`. */
  read: (begin: number, end: number, signal: AbortSignal) => Promise<ArrayBuffer>;
};

type OpenPdfOptions = {
  file: PdfFile;
  /** Called for an encrypted file: pass the password to `submit`; `isWrong` if the last one was wrong. */
  onPasswordNeeded: (request: { isWrong: boolean; submit: (password: string) => void }) => void;
  /** Called when a part of the file failed to load. */
  onUnreachable: (error: unknown) => void;
};

/**
 * Opens a PDF in a worker that reads only the visible parts. `destroy` ends its requests, and the worker after its
 * response; `terminate` ends both at once.
 */
export function openPdf({ file, onPasswordNeeded, onUnreachable }: OpenPdfOptions) {
  const controller = new AbortController();
  const { signal } = controller;
  const range = new PDFDataRangeTransport(file.size, null);
  let readsCount = 0;
  const readRange = async (begin: number, end: number) => {
    readsCount += 1;
    try {
      const bytes = await file.read(begin, end, signal);
      if (!signal.aborted) range.onDataRange(begin, new Uint8Array(bytes));
    } catch (error) {
      if (!signal.aborted) onUnreachable(error);
    } finally {
      readsCount -= 1;
    }
  };
  range.requestDataRange = (begin, end) => void readRange(begin, end);
  const worker = new PDFWorker();
  const task = getDocument({
    range,
    worker,
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
      // React unmounts the page before the viewer, and an open viewer fails without its document.
      queueMicrotask(() => {
        // Rejects while the document is still opening; it is destroyed anyway.
        task
          .destroy()
          .catch(() => undefined)
          .finally(() => worker.destroy());
      });
    },
    terminate: () => {
      controller.abort();
      worker.destroy();
    },
    /** Returns whether it waits for bytes of the file. */
    isReading: () => readsCount > 0,
  };
}
