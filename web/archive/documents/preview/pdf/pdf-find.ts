import {
  PDFFindController,
  type EventBus,
  type PDFLinkService,
} from 'pdfjs-dist/web/pdf_viewer.mjs';
import { createFinder, type FinderOptions } from '../find/document-finder.ts';
import { scrollInPlace } from '../find/scroll-in-place.ts';

type PdfFindOptions = Pick<
  FinderOptions,
  'pageCount' | 'firstPage' | 'readPage' | 'mayMatch' | 'onSelect' | 'onState'
> & { eventBus: EventBus; linkService: PDFLinkService };

/**
 * The search of the viewer: matches like the product's search, and reads as few pages as possible. `controller` passes
 * the matches to the text layers in place of those of pdf.js.
 */
export function createPdfFind({ eventBus, linkService, ...options }: PdfFindOptions) {
  /** The offsets of line ends in the text of a page, as the text layer has no line breaks. */
  const lineEnds = new Map<number, number[]>();
  let starts: number[][] = [];
  let lengths: number[][] = [];
  let isScrollWanted = false;

  const update = (page: number | 'all') => {
    if (page === 'all') {
      starts = [];
      lengths = [];
    } else {
      const ends = lineEnds.get(page) ?? [];
      const inLayer = (position: number) => position - ends.filter((end) => end < position).length;
      const matches = finder
        .matchesOf(page)
        .map(({ start, end }) => ({ start: inLayer(start), end: inLayer(end) }));
      starts[page - 1] = matches.map(({ start }) => start);
      lengths[page - 1] = matches.map(({ start, end }) => end - start);
    }
    const pageIndex = page === 'all' ? -1 : page - 1;
    eventBus.dispatch('updatetextlayermatches', { source: controller, pageIndex });
  };

  const finder = createFinder({
    ...options,
    readPage: async (page, signal) => {
      const text = await options.readPage(page, signal);
      lineEnds.set(
        page,
        [...text.matchAll(/\n/g)].map(({ index }) => index),
      );
      return text;
    },
    onMatches: update,
    onSelect: (page) => {
      isScrollWanted = true;
      options.onSelect(page);
      update(page);
    },
  });

  const controller = new PDFFindController({ eventBus, linkService });
  Object.defineProperties(controller, {
    highlightMatches: { get: () => starts.length > 0 },
    pageMatches: { get: () => starts },
    pageMatchesLength: { get: () => lengths },
    selected: {
      get: () => {
        const match = finder.selected();
        return { pageIdx: (match?.page ?? 0) - 1, matchIdx: match?.index ?? -1 };
      },
    },
    state: { value: { highlightAll: true } },
    // Called for the selected match.
    scrollMatchIntoView: {
      value: ({ element }: { element: HTMLElement | null }) => {
        if (!element || !isScrollWanted) return;
        isScrollWanted = false;
        scrollInPlace(element, { block: 'start', inline: 'center' });
      },
    },
  });
  return { finder, controller };
}
