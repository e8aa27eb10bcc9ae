import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { previewKindOf } from '../../../shared/archive/documents/preview-kind.ts';
import { heicMimeType } from '../../../shared/reading/file-types/mime-types.ts';
import { tiffToPdf } from '../../../shared/reading/picture/tiff-pdf.ts';
import { fetchDocumentFile, fileAddressOf } from '../documents/document-file-api.ts';
import { openPdf, type PdfFile } from '../documents/preview/pdf/pdf-engine.ts';
import {
  createPageThumbnails,
  drawPage,
} from '../documents/preview/pdf/side-panel/page-thumbnails.ts';
import { createTurns } from '../documents/preview/pdf/side-panel/turns.ts';

type DrawRequest = {
  canvas: HTMLCanvasElement;
  /** From 1. */
  page: number;
  /** Degrees clockwise. */
  rotation: number;
  /** The bounding box in CSS pixels. */
  box: { width: number; height: number };
  /** Canvas pixels per CSS pixel; by default, the density of the screen. */
  density?: number;
};

export type PageFile = {
  count: number;
  draw: (request: DrawRequest) => () => void;
  /** Returns the pixels of a page at a size at which its codes are readable. */
  pixelsOf: (page: number, signal: AbortSignal) => Promise<ImageData>;
  close: () => void;
};

const pixelsBox = { width: 1100, height: 1500 };

export class PageFileError extends Error {
  readonly reason: 'encrypted' | 'damaged';

  constructor(reason: PageFileError['reason']) {
    super(`The pages cannot be shown: ${reason}`);
    this.reason = reason;
  }
}

type Source = Pick<
  DocumentSummary,
  'id' | 'organizationId' | 'fileVersion' | 'mimeType' | 'originalSize'
>;

/** The same limit as for recognition. */
const maxPixels = 50_000_000;

/** Opens the pages of a PDF or a picture. Rejects with `PageFileError`, or with the error of the request. */
export async function openPageFile(document: Source, signal: AbortSignal): Promise<PageFile> {
  const { originalSize: size, mimeType } = document;
  const address = fileAddressOf(document);
  const kind = previewKindOf(mimeType);
  if (kind === 'pdf') {
    return openPdfPages({
      size,
      read: (begin, end, reading) =>
        fetchDocumentFile(address, { signal: reading, range: { begin, end } }),
    });
  }
  const bytes = await fetchDocumentFile(address, { signal });
  if (kind !== 'tiff') return openPicture(await pictureOf(bytes, mimeType, signal));
  const { pdf } = pagesOfTiff(new Uint8Array(bytes));
  return openPdfPages({
    size: pdf.length,
    read: async (begin, end) => pdf.slice(begin, end).buffer,
  });
}

function pagesOfTiff(bytes: Uint8Array) {
  try {
    return tiffToPdf(bytes, { maxPixels });
  } catch {
    throw new PageFileError('damaged');
  }
}

async function pictureOf(bytes: ArrayBuffer, mimeType: string, signal: AbortSignal) {
  if (mimeType !== heicMimeType) return new Blob([bytes], { type: mimeType });
  const { showHeic } = await import('../../reading/heic/show-heic.ts');
  return showHeic(bytes, signal);
}

async function openPdfPages(file: PdfFile): Promise<PageFile> {
  const { promise: refused, reject } = Promise.withResolvers<never>();
  const opened = openPdf({
    file,
    onPasswordNeeded: () => reject(new PageFileError('encrypted')),
    onUnreachable: reject,
  });
  try {
    const pdf = await Promise.race([opened.document.catch(throwDamaged), refused]);
    return pagesOfPdf(pdf, opened.destroy);
  } catch (error) {
    opened.destroy();
    throw error;
  }
}

function throwDamaged(): never {
  throw new PageFileError('damaged');
}

/** No viewer shares the loaded pages. */
const isShown = () => false;

function pagesOfPdf(pdf: PDFDocumentProxy, close: () => void): PageFile {
  return {
    count: pdf.numPages,
    draw: createPageThumbnails(pdf, isShown).draw,
    async pixelsOf(page, signal) {
      const canvas = window.document.createElement('canvas');
      const request = { canvas, page, rotation: 0, box: pixelsBox, density: 1 };
      await drawPage(pdf, request, { signal, isShown });
      return pixelsIn(canvas);
    },
    close,
  };
}

async function openPicture(blob: Blob | null): Promise<PageFile> {
  const bitmap = blob && (await createImageBitmap(blob).catch(() => null));
  if (!bitmap) throw new PageFileError('damaged');
  const takeTurn = createTurns();
  const draw: PageFile['draw'] = (request) =>
    takeTurn(async () => {
      drawPicture(bitmap, request);
    });
  const pixelsOf = async (page: number) => {
    const canvas = window.document.createElement('canvas');
    drawPicture(bitmap, { canvas, page, rotation: 0, box: pixelsBox, density: 1 });
    return pixelsIn(canvas);
  };
  return { count: 1, draw, pixelsOf, close: () => bitmap.close() };
}

function pixelsIn(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  // Safari keeps the pixels of a canvas in memory for a long time.
  canvas.width = 0;
  return pixels;
}

function drawPicture(bitmap: ImageBitmap, request: DrawRequest): void {
  const { canvas, rotation, box } = request;
  const isSideways = rotation % 180 !== 0;
  const width = isSideways ? bitmap.height : bitmap.width;
  const height = isSideways ? bitmap.width : bitmap.height;
  const scale = Math.min(box.width / width, box.height / height);
  const density = request.density ?? Math.min(window.devicePixelRatio, 2);
  canvas.width = Math.max(1, Math.round(width * scale * density));
  canvas.height = Math.max(1, Math.round(height * scale * density));
  canvas.style.width = `${width * scale}px`;
  canvas.style.height = `${height * scale}px`;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(scale * density, scale * density);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}
