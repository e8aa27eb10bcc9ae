import { AnnotationEditorType, AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist';
// Must be imported after the module above, which it depends on.
import {
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/web/pdf_viewer.mjs';

const fitWidth = 'page-width';

export type PdfFindState = { current: number; total: number; isSearching: boolean };

/** Pages start at 1; `scale` 1 is the paper size. */
export type PdfViewState = { page: number; scale: number; isFitWidth: boolean; find: PdfFindState };

export const initialPdfViewState: PdfViewState = {
  page: 1,
  scale: 1,
  isFitWidth: true,
  find: { current: 0, total: 0, isSearching: false },
};

export type PdfView = ReturnType<typeof createPdfView>;

export type PdfViewOptions = {
  /** A scroll container, positioned absolutely. Its first child contains the pages. */
  container: HTMLDivElement;
  document: PDFDocumentProxy;
  pageLabel: (page: number) => string;
  onChange: (change: Partial<PdfViewState>) => void;
};

/** Renders the pages near the visible part, with a text layer to select and find in. */
export function createPdfView({ container, document, pageLabel, onChange }: PdfViewOptions) {
  const controller = new AbortController();
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
    ignoreDestinationZoom: true,
  });
  const findController = new PDFFindController({ eventBus, linkService });
  keepPageInPlace(findController);
  const options = {
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    abortSignal: controller.signal,
  };
  const viewer = new PDFViewer(options);
  linkService.setViewer(viewer);

  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = fitWidth;
    for (const [index, page] of [...container.querySelectorAll('.page')].entries()) {
      page.setAttribute('aria-label', pageLabel(index + 1));
    }
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) =>
    onChange({ page: pageNumber }),
  );
  eventBus.on('scalechanging', (event: { scale: number; presetValue?: string }) =>
    onChange({ scale: event.scale, isFitWidth: event.presetValue === fitWidth }),
  );
  const onMatches = (event: { matchesCount: { current: number; total: number }; state?: number }) =>
    onChange({ find: { ...event.matchesCount, isSearching: event.state === FindState.PENDING } });
  eventBus.on('updatefindmatchescount', onMatches);
  eventBus.on('updatefindcontrolstate', onMatches);

  viewer.setDocument(document);
  linkService.setDocument(document);

  const resizing = new ResizeObserver(() => {
    if (viewer.currentScaleValue === fitWidth) viewer.currentScaleValue = fitWidth;
    viewer.update();
  });
  resizing.observe(container);

  return {
    goToPage: (page: number) => {
      viewer.currentPageNumber = Math.min(Math.max(page, 1), document.numPages);
    },
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fitWidth: () => {
      viewer.currentScaleValue = fitWidth;
    },
    /** Highlights a phrase, or each of several words, and goes to the next or previous match. */
    find: (query: string | string[], step?: 'next' | 'previous') =>
      eventBus.dispatch('find', {
        source: container,
        type: step ? 'again' : '',
        query,
        findPrevious: step === 'previous',
        caseSensitive: false,
        entireWord: false,
        matchDiacritics: false,
        highlightAll: true,
      }),
    endFind: () => eventBus.dispatch('findbarclose', { source: container }),
    destroy: () => {
      resizing.disconnect();
      viewer.setDocument(null);
      linkService.setDocument(null);
      controller.abort();
    },
  };
}

/** By default going to a match also scrolls the page around the viewer, and its toolbar out of view. */
function keepPageInPlace(findController: PDFFindController) {
  const scroll = findController.scrollMatchIntoView.bind(findController);
  findController.scrollMatchIntoView = (match) => {
    const { scrollX, scrollY } = window;
    scroll(match);
    window.scrollTo(scrollX, scrollY);
  };
}
