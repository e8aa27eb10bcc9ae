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
  /** Bytes. */
  size: number;
  /** Reads from `begin` up to, but not including, `end`. */
  read: (begin: number, end: number, signal: AbortSignal) => Promise<ArrayBuffer>;
};

type OpenPdfOptions = {
  file: PdfFile;
  /** The file is encrypted: pass the password to `submit`; `isWrong` if the last one was. */
  onPasswordNeeded: (request: { isWrong: boolean; submit: (password: string) => void }) => void;
  /** A part of the file failed to load. */
  onUnreachable: (error: unknown) => void;
};

/**
 * Opens a PDF in a worker of its own, which reads only the parts that are shown. `destroy` ends its reads, and the worker
 * once that has responded; `terminate` ends both at once.
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
      // React ends the page around the viewer first; a viewer that is still open fails in its document's absence.
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
    /** Whether it waits for bytes of the file. */
    isReading: () => readsCount > 0,
  };
}
