import {
  AnnotationEditorType,
  AnnotationMode,
  type PDFDocumentProxy,
  type PageViewport,
} from 'pdfjs-dist';
// Must be imported after the module above, which it depends on.
import { EventBus, LinkTarget, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { nothingFound, type FindState } from '../find/document-finder.ts';
import type { RecognizedPages } from '../page-words/recognized-pages.ts';
import { createPdfFind } from './pdf-find.ts';
import type { PdfTexts } from './pdf-texts.ts';

const fitWidth = 'page-width';

/**
 * Pages start at 1; `scale` 1 is the paper size. `isUnread`: the page could not be read. `rotation` is in degrees
 * clockwise.
 */
export type PdfViewState = {
  page: number;
  isUnread: boolean;
  rotation: number;
  scale: number;
  isFitWidth: boolean;
  find: FindState;
};

export const initialPdfViewState: PdfViewState = {
  page: 1,
  isUnread: false,
  rotation: 0,
  scale: 1,
  isFitWidth: true,
  find: nothingFound,
};

type PageView = {
  id: number;
  viewport: PageViewport;
  textLayer: {
    cancel: () => void;
    render: (options: { viewport: PageViewport }) => Promise<void>;
  } | null;
};

export type PdfView = ReturnType<typeof createPdfView>;

type PdfViewOptions = {
  /** An absolutely positioned scroll container. Its first child contains the pages. */
  container: HTMLDivElement;
  document: PDFDocumentProxy;
  texts: PdfTexts;
  recognized: RecognizedPages;
  firstPage: number;
  firstRotation: number;
  pageLabel: (page: number) => string;
  onChange: (change: Partial<PdfViewState>) => void;
};

export function createPdfView(options: PdfViewOptions) {
  const { container, document, texts, recognized, pageLabel, onChange } = options;
  const { firstPage, firstRotation } = options;
  const controller = new AbortController();
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
    ignoreDestinationZoom: true,
  });
  let isReady = false;
  const { finder, controller: findController } = createPdfFind({
    eventBus,
    linkService,
    pageCount: document.numPages,
    firstPage: () => (isReady ? viewer.currentPageNumber : firstPage),
    readPage: texts.textOf,
    mayMatch: recognized.mayMatch,
    onSelect: (page) => isReady && goToPage(page),
    onState: (find) => onChange({ find }),
  });
  const viewerOptions = {
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    abortSignal: controller.signal,
  };
  const viewer = new PDFViewer(viewerOptions);
  linkService.setViewer(viewer);
  const goToPage = (page: number) => {
    viewer.currentPageNumber = Math.min(Math.max(page, 1), document.numPages);
  };
  /** Goes to a destination in the file, if it exists. Unlike the method of pdf.js, it does not move the focus. */
  const goToDestination = async (destination: string | unknown[]) => {
    const place: unknown =
      typeof destination === 'string' ? await document.getDestination(destination) : destination;
    if (!Array.isArray(place)) return;
    const target: unknown = place[0];
    const index = isReference(target) ? await document.getPageIndex(target) : Number(target);
    if (!Number.isInteger(index) || index < 0 || index >= document.numPages) return;
    viewer.scrollPageIntoView({
      pageNumber: index + 1,
      destArray: place,
      ignoreDestinationZoom: true,
    });
  };
  const showPage = (page: number) => onChange({ page, isUnread: recognized.isUnread(page) });

  eventBus.on('pagesinit', () => {
    viewer.pagesRotation = firstRotation;
    viewer.currentScaleValue = fitWidth;
    for (const [index, page] of [...container.querySelectorAll('.page')].entries()) {
      page.setAttribute('aria-label', pageLabel(index + 1));
    }
    isReady = true;
    goToPage(finder.selected()?.page ?? firstPage);
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => showPage(pageNumber));
  eventBus.on('textlayerrendered', () => showPage(viewer.currentPageNumber));
  eventBus.on('rotationchanging', ({ pagesRotation }: { pagesRotation: number }) =>
    onChange({ rotation: pagesRotation }),
  );
  eventBus.on('scalechanging', (event: { scale: number; presetValue?: string }) =>
    onChange({ scale: event.scale, isFitWidth: event.presetValue === fitWidth }),
  );

  viewer.setDocument(document);
  linkService.setDocument(document);

  const resizing = new ResizeObserver(() => {
    if (viewer.currentScaleValue === fitWidth) viewer.currentScaleValue = fitWidth;
    viewer.update();
  });
  resizing.observe(container);

  return {
    goToPage,
    goToDestination: (destination: string | unknown[]) =>
      void goToDestination(destination).catch(() => undefined),
    isShown: (page: number) =>
      [...(viewer.getCachedPageViews() as Set<PageView>)].some(({ id }) => id === page),
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fitWidth: () => {
      viewer.currentScaleValue = fitWidth;
    },
    rotate: () => {
      viewer.pagesRotation = (viewer.pagesRotation + 90) % 360;
    },
    finder,
    refresh: async () => {
      const changed: number[] = [];
      for (const view of viewer.getCachedPageViews() as Set<PageView>) {
        if (!(await texts.hasChanged(view.id))) continue;
        changed.push(view.id);
        view.textLayer?.cancel();
        // Rejects if it is cancelled again.
        await view.textLayer?.render(view).catch(() => undefined);
      }
      if (controller.signal.aborted) return;
      finder.refresh(changed);
      showPage(viewer.currentPageNumber);
    },
    destroy: () => {
      finder.endSearch();
      resizing.disconnect();
      viewer.setDocument(null);
      linkService.setDocument(null);
      controller.abort();
    },
  };
}

function isReference(target: unknown): target is { num: number; gen: number } {
  return typeof target === 'object' && target !== null && 'num' in target && 'gen' in target;
}
