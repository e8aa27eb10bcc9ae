import { expect, it } from 'vitest';
import { createFinder, nothingFound, type FindState } from './document-finder.ts';
import { typedMarkers } from './find-patterns.ts';

function openBook(
  texts: string[],
  { first = 1, isRead = (page: number): boolean => page > 0 } = {},
) {
  const reads: number[] = [];
  const waiting = new Map<number, () => void>();
  const states: FindState[] = [];
  const selections: number[] = [];
  let isHeld = false;
  const finder = createFinder({
    pageCount: texts.length,
    firstPage: () => first,
    readPage: async (page) => {
      reads.push(page);
      if (isHeld) await new Promise<void>((resolve) => waiting.set(page, resolve));
      return texts[page - 1] ?? '';
    },
    mayMatch: isRead,
    onMatches: () => undefined,
    onSelect: (page) => selections.push(page),
    onState: (state) => states.push(state),
  });
  const settle = async () => {
    for (let turn = 0; turn < texts.length * 8; turn += 1) await Promise.resolve();
  };
  return {
    finder,
    reads,
    selections,
    settle,
    state: () => states.at(-1) ?? nothingFound,
    hold: () => {
      isHeld = true;
    },
    release: (page: number) => waiting.get(page)?.(),
  };
}

it('selects the first match from the shown page on, and counts those before it', async () => {
  const book = openBook(['a fox', 'nothing', 'fox and fox', 'fox'], { first: 2 });
  book.finder.search(typedMarkers('fox'));
  await book.settle();
  expect(book.finder.selected()).toEqual({ page: 3, index: 0 });
  expect(book.state()).toEqual({ current: 2, total: 4, isSearching: false });
});

it('goes to the next and the previous match, over the ends too', async () => {
  const book = openBook(['fox fox', '', 'fox']);
  book.finder.search(typedMarkers('fox'));
  await book.settle();
  const visited = (['next', 'next', 'next', 'previous', 'previous'] as const).map((direction) => {
    book.finder.step(direction);
    return book.state().current;
  });
  expect(visited).toEqual([2, 3, 1, 3, 2]);
  expect(book.selections).toEqual([1, 1, 3, 1, 3, 1]);
});

it('waits for earlier pages before it selects a match', async () => {
  const book = openBook(['fox', 'fox']);
  book.hold();
  book.finder.search(typedMarkers('fox'));
  book.release(2);
  await book.settle();
  expect(book.state()).toEqual({ current: 0, total: 1, isSearching: true });
  book.release(1);
  await book.settle();
  expect(book.state()).toEqual({ current: 1, total: 2, isSearching: false });
});

it('reads few pages at a time, and none after the search was ended', async () => {
  const book = openBook(Array.from({ length: 500 }, () => 'fox'));
  book.hold();
  book.finder.search(typedMarkers('fox'));
  await book.settle();
  expect(book.reads).toEqual([1, 2, 3, 4]);
  book.finder.endSearch();
  for (const page of [1, 2, 3, 4]) book.release(page);
  await book.settle();
  expect(book.reads).toHaveLength(4);
  expect(book.state()).toEqual(nothingFound);
});

it('reads no page that is known to have no match', async () => {
  const book = openBook(['fox', 'dog', 'fox'], { isRead: (page) => page !== 2 });
  book.finder.search(typedMarkers('fox'));
  await book.settle();
  expect(book.reads).toEqual([1, 3]);
  expect(book.state().total).toBe(2);
});

it('searches again on pages that have got a text, and keeps the selected match', async () => {
  const texts = ['fox', '', ''];
  const book = openBook(texts);
  book.finder.search(typedMarkers('fox'));
  await book.settle();
  texts[1] = 'fox';
  book.finder.refresh([]);
  await book.settle();
  expect(book.state()).toEqual({ current: 1, total: 2, isSearching: false });
  expect(book.reads).toEqual([1, 2, 3, 2, 3]);
});

it('has no match to go to where there is none', async () => {
  const book = openBook(['dog']);
  book.finder.search(typedMarkers('fox'));
  await book.settle();
  book.finder.step('next');
  expect(book.state()).toEqual(nothingFound);
});

it('finds only one match where that is wanted, and all again afterwards', async () => {
  const book = openBook(['fox', 'fox fox', 'fox']);
  book.finder.search(typedMarkers('fox'), { page: 2, index: 1 });
  await book.settle();
  expect(book.reads).toEqual([2]);
  expect(book.finder.matchesOf(2)).toEqual([{ start: 4, end: 7 }]);
  expect(book.finder.selected()).toEqual({ page: 2, index: 0 });
  book.finder.search(typedMarkers('fox'));
  await book.settle();
  expect(book.state().total).toBe(4);
});
