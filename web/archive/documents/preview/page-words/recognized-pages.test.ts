import { expect, it } from 'vitest';
import type { PageWords } from '../../../../../shared/reading/word-boxes.ts';
import { searchedMarkers } from '../find/find-patterns.ts';
import { createRecognizedPages } from './recognized-pages.ts';

const words = [{ text: 'boiler', box: [0.1, 0.1, 0.1, 0.02] }];
const ownText = 'This page was typed on a computer, and has a text layer of its own.';
const recognition = {
  pagesDone: 3,
  pagesTotal: 3,
  recognizedPages: 2,
  languages: ['en'],
  confidence: 90,
};
const read = {
  extractionState: 'done' as const,
  recognition,
  content: `the boiler\n\f\n${ownText}\n\f\nthe bill`,
  isContentEdited: false,
};

function open(document: Parameters<typeof createRecognizedPages>[0]['document'] = read) {
  const requests: number[] = [];
  const states = new Map<number, PageWords['state']>();
  const pages = createRecognizedPages({
    document,
    pageCount: 3,
    fetchWords: async (page) => {
      requests.push(page);
      return { page, state: states.get(page) ?? 'recognized', words };
    },
  });
  return { pages, requests, states };
}

it('fetches the words of a page once, when they are asked for', async () => {
  const { pages, requests } = open();
  expect(requests).toEqual([]);
  expect(await pages.wordsFor(1, '')).toEqual(words);
  expect(await pages.wordsFor(1, '')).toEqual(words);
  expect(requests).toEqual([1]);
});

it('fetches no words for a page with text of its own, nor where no page was recognized', async () => {
  const { pages, requests } = open();
  expect(await pages.wordsFor(2, ownText)).toBeNull();
  expect(await open({ ...read, recognition: null }).pages.wordsFor(1, '')).toBeNull();
  expect(requests).toEqual([]);
});

it('fetches the words of a scan that an app has stamped, or of which only a part is typed', async () => {
  const { pages, requests } = open({ ...read, content: `x\f${ownText}${ownText}\fy` });
  expect(await pages.wordsFor(1, 'Scanned with an app')).toEqual(words);
  expect(await pages.wordsFor(2, ownText)).toEqual(words);
  expect(requests).toEqual([1, 2]);
});

it('fetches the words of a page whose text layer is broken', async () => {
  const { pages } = open({ ...read, isContentEdited: true });
  expect(await pages.wordsFor(1, 'a\u0001\u0002\u0003'.repeat(50))).toEqual(words);
});

it('asks again for a page that was still to be recognized, and says which could not be', async () => {
  const { pages, requests, states } = open();
  states.set(1, 'waiting').set(3, 'failed');
  expect(await pages.wordsFor(1, '')).toBeNull();
  expect(await pages.wordsFor(3, '')).toBeNull();
  states.set(1, 'recognized');
  expect(await pages.wordsFor(1, '')).toEqual(words);
  expect(requests).toEqual([1, 3, 1]);
  expect([1, 2, 3].filter((page) => pages.isUnread(page))).toEqual([3]);
});

it('asks again for every page after the document is read again', async () => {
  const { pages, requests } = open();
  await pages.wordsFor(1, '');
  expect(pages.update({ ...read })).toBe(false);
  expect(pages.update({ ...read, extractionState: 'pending', recognition: null })).toBe(true);
  expect(pages.areExpected()).toBe(true);
  expect(await pages.wordsFor(1, '')).toBeNull();
  pages.update(read);
  await pages.wordsFor(1, '');
  expect(requests).toEqual([1, 1]);
});

it('knows from the text of the document which pages a word is on', () => {
  const { pages } = open();
  const markers = searchedMarkers('bills');
  expect([1, 2, 3].filter((page) => pages.mayMatch(page, searchedMarkers('bill')))).toEqual([3]);
  expect([1, 2, 3].filter((page) => pages.mayMatch(page, markers))).toEqual([]);
  const edited = open({ ...read, isContentEdited: true }).pages;
  expect([1, 2, 3].filter((page) => edited.mayMatch(page, markers))).toEqual([1, 2, 3]);
});
