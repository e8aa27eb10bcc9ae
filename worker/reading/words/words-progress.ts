import type { ExtractionFailureReason } from '../../../shared/reading/extraction-reasons.ts';
import { joinPages } from '../../../shared/reading/page-breaks.ts';
import type { Recognition } from '../../../shared/reading/recognition.ts';
import { unpackPage, type PageState, type WordsFile } from './words-file.ts';

/** Returns the number of the first page that is still to be recognized, from 0; -1 if there is none. */
export function nextWaitingPage({ pages }: WordsFile): number {
  return pages.findIndex(({ page }) => page.state === 'waiting');
}

/** Gives up waiting pages beyond the limit. A limit of 0 means that no pages are recognized at all. */
export function limitWaitingPages(file: WordsFile, recognizedPages: number): WordsFile {
  let left = recognizedPages;
  const pages = file.pages.map(({ page, packed }) => {
    if (page.state !== 'waiting') return { page, packed };
    left -= 1;
    if (left >= 0) return { page, packed };
    const tooMany: PageState =
      recognizedPages === 0 ? { state: 'read' } : { state: 'failed', reason: 'too_many_pages' };
    return { page: tooMany, packed };
  });
  return { ...file, pages };
}

/** Returns newly read pages, with copied recognized pages in place of those that would be recognized again. */
export function keepCarried(read: WordsFile, stored: WordsFile | null): WordsFile {
  if (!stored?.isCarried || stored.pages.length !== read.pages.length) return read;
  const pages = read.pages.map((each, index) => {
    const carried = stored.pages[index];
    const isKept = each.page.state === 'waiting' && carried?.page.state === 'recognized';
    return isKept ? carried : each;
  });
  return { ...read, pages };
}

export function recognitionOf({ pages }: WordsFile): Recognition | null {
  if (pages.every(({ page }) => page.state === 'read')) return null;
  const recognized = pages.flatMap(({ page }) => (page.state === 'recognized' ? [page] : []));
  const megapixels = pages
    .flatMap(({ page }) => (page.state === 'failed' ? (page.megapixels ?? []) : []))
    .at(0);
  const letters = recognized.reduce((sum, page) => sum + page.letters, 0);
  const confidence = recognized.reduce((sum, page) => sum + page.confidence * page.letters, 0);
  return {
    pagesDone: pages.filter(({ page }) => page.state !== 'waiting').length,
    pagesTotal: pages.length,
    recognizedPages: recognized.length,
    languages: languagesOf(recognized),
    confidence: letters === 0 ? 0 : Math.round(confidence / letters),
    ...(megapixels !== undefined && { megapixels }),
  };
}

function languagesOf(pages: readonly Extract<PageState, { state: 'recognized' }>[]): string[] {
  const letters = new Map<string, number>();
  const add = (language: string, count: number) =>
    letters.set(language, (letters.get(language) ?? 0) + count);
  for (const { language, letters: all, otherLanguages = {} } of pages) {
    if (language === null) continue;
    const others = Object.entries(otherLanguages);
    for (const [other, count] of others) add(other, count);
    add(language, all - others.reduce((sum, [, count]) => sum + count, 0));
  }
  return [...letters].toSorted(([, a], [, b]) => b - a).map(([language]) => language);
}

export function failureOf({ reason, pages }: WordsFile): ExtractionFailureReason | undefined {
  return reason ?? pages.flatMap(({ page }) => ('reason' in page ? (page.reason ?? []) : [])).at(0);
}

export async function textOfPages({ pages }: WordsFile): Promise<string> {
  const texts = await Promise.all(pages.map(async ({ packed }) => (await unpackPage(packed)).text));
  return joinPages(texts);
}

/**
 * Returns whether to index the text after this number of pages: each of the first 16, then every second, from 32 on every fourth, and so
 * on, because the whole text is written each time.
 */
export function isIndexedAfter(pagesDone: number): boolean {
  return pagesDone % Math.max(1, 2 ** (Math.floor(Math.log2(pagesDone)) - 3)) === 0;
}
