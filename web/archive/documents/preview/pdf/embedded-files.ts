import type { PDFDocumentProxy } from 'pdfjs-dist';
import { sanitizeFileName } from '../../../../../shared/archive/documents/file-names.ts';
import { openPdf, type PdfFile } from './pdf-engine.ts';

export type EmbeddedFile = {
  id: string;
  /** A safe file name. */
  name: string;
};

export type EmbeddedFiles = ReturnType<typeof createEmbeddedFiles>;

const mostFiles = 200;
/** Sizes are known only after unpacking, so that larger files are not measured, and measuring has a time limit. */
const measuring = { fileSize: 10 * 1024 * 1024, milliseconds: 3000 };
/** A file of some kB can unpack to gigabytes. */
const savingMs = 8000;
const tickMs = 100;

/**
 * The files embedded in a PDF. They are unpacked in a worker that is terminated, with its memory, at its time limit, as
 * the unpacked size is not known in advance.
 */
export function createEmbeddedFiles(
  pdf: Pick<PDFDocumentProxy, 'getAttachments'>,
  file: PdfFile,
  password: string | undefined,
) {
  return {
    async list(): Promise<EmbeddedFile[]> {
      try {
        const attachments = await pdf.getAttachments();
        return [...(attachments ?? [])]
          .slice(0, mostFiles)
          .map(([id, { filename }]) => ({ id, name: sanitizeFileName(filename) }));
      } catch {
        return [];
      }
    },
    /** Rejects if it cannot be read in time. */
    async read(id: string): Promise<Uint8Array<ArrayBuffer>> {
      const content = await withinTime({ file, password, milliseconds: savingMs }, (own) =>
        own.getAttachmentContent(id),
      );
      if (!content) throw new Error('The embedded file has no content');
      return new Uint8Array(content);
    },
    /** Reports the sizes in bytes that can be measured quickly; `signal` aborts this. */
    async measure(
      ids: readonly string[],
      { signal, onSize }: { signal: AbortSignal; onSize: (id: string, size: number) => void },
    ): Promise<void> {
      if (file.size > measuring.fileSize) return;
      const { milliseconds } = measuring;
      const measureAll = async (own: PDFDocumentProxy) => {
        for (const id of ids) {
          const content = await own.getAttachmentContent(id);
          if (signal.aborted) return;
          if (content) onSize(id, content.length);
        }
      };
      await withinTime({ file, password, milliseconds, signal }, measureAll).catch(() => undefined);
    },
  };
}

async function withinTime<Result>(
  options: {
    file: PdfFile;
    password: string | undefined;
    milliseconds: number;
    signal?: AbortSignal;
  },
  work: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const { file, password, milliseconds, signal } = options;
  const ended = Promise.withResolvers<never>();
  const opened = openPdf({
    file,
    onPasswordNeeded: ({ isWrong, submit }) => {
      if (password === undefined || isWrong) ended.reject(new Error('Encrypted'));
      else submit(password);
    },
    onUnreachable: ended.reject,
  });
  let worked = 0;
  const timer = setInterval(() => {
    if (!opened.isReading()) worked += tickMs;
    if (worked >= milliseconds || signal?.aborted) ended.reject(new Error('Out of time'));
  }, tickMs);
  try {
    return await Promise.race([opened.document.then(work), ended.promise]);
  } finally {
    clearInterval(timer);
    opened.terminate();
  }
}
