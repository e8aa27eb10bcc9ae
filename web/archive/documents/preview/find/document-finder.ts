import {
  markedRanges,
  type Marker,
  type TextRange,
} from '../../../../../shared/archive/search/highlights/markers.ts';

/** Pages start at 1. `current` is the number of the selected match among `total`; 0 without a match. */
export type FindState = { current: number; total: number; isSearching: boolean };

export const nothingFound: FindState = { current: 0, total: 0, isSearching: false };

/** A match by its page (from 1) and its index on the page (from 0). */
type Match = { page: number; index: number };

type FindStep = 'next' | 'previous';

export type FinderOptions = {
  pageCount: number;
  firstPage: () => number;
  /** Reads the text of a page. A page that fails has no matches. */
  readPage: (page: number, signal: AbortSignal) => Promise<string>;
  /** Returns whether a page has to be read, if that can be decided without reading it. */
  mayMatch?: (page: number, markers: readonly Marker[]) => boolean;
  onMatches: (page: number | 'all') => void;
  onSelect: (page: number) => void;
  onState: (state: FindState) => void;
};

export type Finder = ReturnType<typeof createFinder>;

const readers = 4;
const maxMatchesOfPage = 2000;

/**
 * Searches the pages of a document from the visible one on, and selects the first match. Pages are read one by one, and
 * no more of them after `endSearch`.
 */
export function createFinder(options: FinderOptions) {
  const { pageCount, firstPage, readPage, mayMatch, onMatches, onSelect, onState } = options;
  let controller = new AbortController();
  let matches = new Map<number, TextRange[]>();
  let selected: Match | undefined;
  let wanted: Match | undefined;
  let order: number[] = [];
  let searched: readonly Marker[] = [];

  const showState = () => {
    const counts = Array.from({ length: pageCount }, (_, at) => matches.get(at + 1)?.length ?? 0);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const before = counts
      .slice(0, (selected?.page ?? 1) - 1)
      .reduce((sum, count) => sum + count, 0);
    const current = selected ? before + selected.index + 1 : 0;
    onState({ current, total, isSearching: matches.size < order.length });
  };
  const select = (match: Match) => {
    const left = selected?.page;
    selected = match;
    if (left !== undefined && left !== match.page) onMatches(left);
    onMatches(match.page);
    onSelect(match.page);
    showState();
  };
  const stop = () => {
    controller.abort();
    controller = new AbortController();
    matches = new Map();
    selected = undefined;
    order = [];
  };

  const matchesOn = async (page: number, signal: AbortSignal) => {
    if (mayMatch?.(page, searched) === false) return [];
    try {
      const found = markedRanges(await readPage(page, signal), searched, maxMatchesOfPage);
      return wanted ? found.slice(0, wanted.index + 1).slice(-1) : found;
    } catch {
      return [];
    }
  };
  const note = (page: number, found: TextRange[]) => {
    matches.set(page, found);
    onMatches(page);
    if (!selected) {
      const nearest = order.find((candidate) => matches.get(candidate)?.length !== 0);
      if (nearest !== undefined && matches.has(nearest)) select({ page: nearest, index: 0 });
    }
    showState();
  };
  const readPages = async (pages: Iterable<number>) => {
    const { signal } = controller;
    for (const page of pages) {
      const found = await matchesOn(page, signal);
      if (signal.aborted) return;
      note(page, found);
    }
  };

  /** Searches all pages, or only for one match; if that does not exist, for the last match before it. */
  const search = (markers: readonly Marker[], only?: Match) => {
    stop();
    searched = markers;
    wanted = only;
    onMatches('all');
    const first = Math.min(Math.max(only?.page ?? firstPage(), 1), pageCount);
    const length = only ? 1 : pageCount;
    order = Array.from({ length }, (_, at) => ((first - 1 + at) % pageCount) + 1);
    showState();
    const queue = order.values();
    for (let reader = 0; reader < readers; reader += 1) void readPages(queue);
  };
  /** Repeats the search on pages whose text has changed, and on those without a match. */
  const refresh = (changed: readonly number[]) => {
    if (selected && changed.includes(selected.page)) selected = undefined;
    const pages = [...matches].filter(
      ([page, found]) => found.length === 0 || changed.includes(page),
    );
    for (const [page] of pages) matches.delete(page);
    void readPages(pages.map(([page]) => page));
  };

  const step = (direction: FindStep) => {
    const all = Array.from({ length: pageCount }, (_, at) => at + 1).flatMap((page) =>
      (matches.get(page) ?? []).map((_, index) => ({ page, index })),
    );
    const at = all.findIndex(
      ({ page, index }) => page === selected?.page && index === selected.index,
    );
    const next = all.at((at + (direction === 'next' ? 1 : -1)) % all.length);
    if (next) select(next);
  };

  return {
    search,
    refresh,
    step,
    endSearch: () => {
      stop();
      onMatches('all');
      showState();
    },
    matchesOf: (page: number): readonly TextRange[] => matches.get(page) ?? [],
    selected: () => selected,
  };
}
