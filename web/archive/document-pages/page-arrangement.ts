import type { PageOperation } from '../../../shared/reading/pages/page-plan.ts';

/** A page by its number in the file (from 1) and its clockwise rotation. */
export type ArrangedPage = {
  readonly page: number;
  readonly degrees: number;
  /** A new document begins with this page. */
  readonly beginsPart: boolean;
};

export type Arrangement = readonly ArrangedPage[];

export type PageSelection = ReadonlySet<number>;

export function arrangementOf(count: number): Arrangement {
  return Array.from({ length: count }, (_, index) => ({
    page: index + 1,
    degrees: 0,
    beginsPart: false,
  }));
}

export function turnPages(pages: Arrangement, selected: PageSelection, by: number): Arrangement {
  return pages.map((each) =>
    selected.has(each.page) ? { ...each, degrees: (each.degrees + by + 360) % 360 } : each,
  );
}

/** If a removed page begins a document, the next page begins it instead. */
export function removePages(pages: Arrangement, selected: PageSelection): Arrangement {
  let beginsPart = false;
  return withFirst(
    pages.flatMap((each) => {
      beginsPart ||= each.beginsPart;
      if (selected.has(each.page)) return [];
      const left = { ...each, beginsPart };
      beginsPart = false;
      return [left];
    }),
  );
}

/**
 * Moves pages, in their order, before the page at an index of the current order. The marks between documents keep their
 * positions.
 */
export function movePages(
  pages: Arrangement,
  selected: PageSelection,
  before: number,
): Arrangement {
  const isMoved = (each: ArrangedPage) => selected.has(each.page);
  const moved = [
    ...pages.slice(0, before).filter((each) => !isMoved(each)),
    ...pages.filter(isMoved),
    ...pages.slice(before).filter((each) => !isMoved(each)),
  ];
  return withFirst(
    moved.map((each, index) => ({ ...each, beginsPart: pages[index]?.beginsPart ?? false })),
  );
}

export function shiftPages(pages: Arrangement, selected: PageSelection, by: -1 | 1): Arrangement {
  const places = pages.flatMap(({ page }, index) => (selected.has(page) ? [index] : []));
  const [first = 0] = places;
  const last = places.at(-1) ?? 0;
  const before = by < 0 ? first - 1 : last + 2;
  if (before < 0 || before > pages.length) return pages;
  return movePages(pages, selected, before);
}

export function toggleMark(pages: Arrangement, index: number): Arrangement {
  return withFirst(
    pages.map((each, at) => (at === index ? { ...each, beginsPart: !each.beginsPart } : each)),
  );
}

export function extractPages(pages: Arrangement, selected: PageSelection): Arrangement {
  const moved = movePages(pages, selected, pages.length);
  const first = moved.length - selected.size;
  return withFirst(
    moved.map((each, index) => (index === first ? { ...each, beginsPart: true } : each)),
  );
}

/** Begins a new document after each separator, and removes the separators. */
export function splitAtSeparators(pages: Arrangement, separators: PageSelection): Arrangement {
  const marked = pages.map((each) =>
    separators.has(each.page) ? { ...each, beginsPart: true } : each,
  );
  return removePages(marked, separators);
}

function withFirst(pages: Arrangement): Arrangement {
  return pages.map((each, index) =>
    index === 0 && each.beginsPart ? { ...each, beginsPart: false } : each,
  );
}

export function partsOf(pages: Arrangement): number[][] {
  const parts: number[][] = [];
  for (const { page, beginsPart } of pages) {
    const last = parts.at(-1);
    if (last && !beginsPart) last.push(page);
    else parts.push([page]);
  }
  return parts;
}

export function operationsOf(pages: Arrangement, count: number): PageOperation[] {
  const left = new Set(pages.map(({ page }) => page));
  const deleted = arrangementOf(count).flatMap(({ page }) => (left.has(page) ? [] : [page]));
  const turned = ([90, 180, 270] as const).flatMap((degrees) => {
    const turnedPages = pages.filter((each) => each.degrees === degrees).map(({ page }) => page);
    return turnedPages.length > 0 ? [{ type: 'rotate' as const, degrees, pages: turnedPages }] : [];
  });
  const order = pages.map(({ page }) => page);
  const isOrdered = order.every((page, index) => index === 0 || page > (order[index - 1] ?? 0));
  return [
    ...turned,
    ...(deleted.length > 0 ? [{ type: 'delete' as const, pages: deleted }] : []),
    ...(isOrdered ? [] : [{ type: 'order' as const, pages: order }]),
  ];
}
