import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist';
import { createTurns } from './turns.ts';

type Size = { width: number; height: number };

type ThumbnailRequest = {
  /** The first is 1. */
  page: number;
  /** Degrees clockwise, besides that of the page itself. */
  rotation: number;
  /** What it has to fit into, in CSS pixels. */
  box: Size;
  canvas: HTMLCanvasElement;
  /** Pixels of the canvas for each of these; by default as many as the screen has. */
  density?: number;
};

export type PageThumbnails = ReturnType<typeof createPageThumbnails>;

const mostDense = 2;

type DrawOptions = {
  signal: AbortSignal;
  /** Whether the viewer itself needs what was loaded of a page. */
  isShown: (page: number) => boolean;
};

/** Draws pages of a PDF small, one after another. */
export function createPageThumbnails(pdf: PDFDocumentProxy, isShown: DrawOptions['isShown']) {
  const takeTurn = createTurns();
  return {
    draw: (request: ThumbnailRequest) =>
      takeTurn((signal) => drawPage(pdf, request, { signal, isShown })),
  };
}

/** Draws a page of a PDF in a box; nothing once it is aborted. */
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
    // Safari keeps the pixels of a canvas for long.
    drawn.width = 0;
    if (!isShown(request.page)) page.cleanup();
  }
}
