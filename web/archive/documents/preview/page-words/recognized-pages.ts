import { splitPages } from '../../../../../shared/reading/page-breaks.ts';
import type { PageWords } from '../../../../../shared/reading/word-boxes.ts';
import { foldForSearch } from '../../../../../shared/text/fold-for-search.ts';
import type { Marker } from '../../../../../shared/archive/search/highlights/markers.ts';
import type { PreviewedDocument } from '../previewed-document.ts';
import { isOwnTextComplete } from './own-text.ts';

type ReadDocument = Pick<
  PreviewedDocument,
  'extractionState' | 'recognition' | 'content' | 'isContentEdited'
>;

type RecognizedPagesOptions = {
  document: ReadDocument;
  pageCount: number;
  fetchWords: (page: number) => Promise<PageWords | null>;
};

export type RecognizedPages = ReturnType<typeof createRecognizedPages>;

/**
 * The recognized words of a document by page (from 1). They are fetched on demand and cached, but not for pages with a
 * complete text layer.
 */
export function createRecognizedPages({
  document: opened,
  pageCount,
  fetchWords,
}: RecognizedPagesOptions) {
  let document = opened;
  let texts = textsOf(document, pageCount);
  const folded = new Map<number, string>();
  const fetched = new Map<number, Promise<PageWords | null>>();
  const failed = new Set<number>();

  const fetchOnce = (page: number) => {
    const known = fetched.get(page);
    if (known) return known;
    const words = fetchWords(page)
      .then((found) => {
        if (found?.state === 'failed') failed.add(page);
        if (!found || found.state === 'waiting') fetched.delete(page);
        return found;
      })
      .catch(() => {
        fetched.delete(page);
        return null;
      });
    fetched.set(page, words);
    return words;
  };

  return {
    /** Returns whether a page may have recognized words, now or after further recognition. */
    areExpected: () => document.recognition !== null || document.extractionState === 'pending',
    /** Returns the words that replace the own text of a page; null if it keeps that. */
    async wordsFor(page: number, ownText: string): Promise<PageWords['words'] | null> {
      if (!document.recognition || isOwnTextComplete(ownText, texts?.[page - 1])) return null;
      const found = await fetchOnce(page);
      return found?.state === 'recognized' && found.words.length > 0 ? found.words : null;
    },
    /** Returns whether a page could not be read, if its words have been fetched. */
    isUnread: (page: number) => failed.has(page),
    /**
     * Returns whether a page may contain the searched text; for a page that was not fetched, the document's text
     * decides.
     */
    mayMatch(page: number, markers: readonly Marker[]): boolean {
      const text = texts?.[page - 1];
      if (text === undefined) return true;
      const searched = folded.get(page) ?? foldForSearch(text);
      folded.set(page, searched);
      return markers.some(({ pattern }) => searched.search(pattern) >= 0);
    },
    /** Updates the state of recognition; returns whether words may have been added. */
    update(next: ReadDocument): boolean {
      const before = document;
      document = next;
      const isSame =
        before.recognition === next.recognition &&
        before.content === next.content &&
        before.extractionState === next.extractionState;
      if (isSame) return false;
      texts = textsOf(next, pageCount);
      folded.clear();
      if (isReadAgain(before, next)) {
        fetched.clear();
        failed.clear();
      }
      return true;
    },
  };
}

function isReadAgain(before: ReadDocument, next: ReadDocument): boolean {
  return (before.recognition?.pagesDone ?? 0) > (next.recognition?.pagesDone ?? 0);
}

/** Returns the part of a document's text on each page; undefined if that is unknown. */
function textsOf(
  { recognition, content, isContentEdited }: ReadDocument,
  pageCount: number,
): string[] | undefined {
  if (!recognition || isContentEdited || content === '') return undefined;
  const pages = splitPages(content);
  return pages.length === pageCount ? pages : undefined;
}
