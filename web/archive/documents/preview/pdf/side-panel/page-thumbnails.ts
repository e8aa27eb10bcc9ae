import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist';
import { createTurns } from './turns.ts';

type Size = { width: number; height: number };

type ThumbnailRequest = {
  page: number;
  /** Degrees clockwise, in addition to the page's own rotation. */
  rotation: number;
  /** The bounding box in CSS pixels. */
  box: Size;
  canvas: HTMLCanvasElement;
  /** Canvas pixels per CSS pixel; by default, the density of the screen. */
  density?: number;
};

export type PageThumbnails = ReturnType<typeof createPageThumbnails>;

const mostDense = 2;

type DrawOptions = {
  signal: AbortSignal;
  /** Returns whether the viewer needs the loaded data of a page. */
  isShown: (page: number) => boolean;
};

export function createPageThumbnails(pdf: PDFDocumentProxy, isShown: DrawOptions['isShown']) {
  const takeTurn = createTurns();
  return {
    draw: (request: ThumbnailRequest) =>
      takeTurn((signal) => drawPage(pdf, request, { signal, isShown })),
  };
}

/** Draws a page of a PDF into a box, unless aborted. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  request: ThumbnailRequest,
  { signal, isShown }: DrawOptions,
): Promise<void> {
  const { canvas, box } = request;
  const page = await pdf.getPage(request.page);
  if (signal.aborted) return;
  const rotation = (page.rotate + request.rotation) % 360;
  const { width, height } = page.getViewport({ scale: 1, rotation });
  const scale = Math.min(box.width / width, box.height / height);
  const density = request.density ?? Math.min(window.devicePixelRatio, mostDense);
  const viewport = page.getViewport({ scale: scale * density, rotation });
  const drawn = document.createElement('canvas');
  drawn.width = Math.max(1, Math.round(viewport.width));
  drawn.height = Math.max(1, Math.round(viewport.height));
  const task = page.render({ canvas: drawn, viewport, annotationMode: AnnotationMode.ENABLE });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task.promise;
    canvas.width = drawn.width;
    canvas.height = drawn.height;
    canvas.style.width = `${width * scale}px`;
    canvas.style.height = `${height * scale}px`;
    canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  } finally {
    signal.removeEventListener('abort', cancel);
    // Safari keeps the pixels of a canvas in memory for a long time.
    drawn.width = 0;
    if (!isShown(request.page)) page.cleanup();
  }
}
