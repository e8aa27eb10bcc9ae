import { findWords } from '../../../shared/archive/search/highlights/find-words.ts';
import type { FoundDocument } from '../../../shared/archive/search/search.ts';

export const documentTabs = ['info', 'content', 'notes', 'activity'] as const;
export type DocumentTab = (typeof documentTabs)[number];

/** Search parameters of the detail page: the open tab, and words to find in the preview, from a page (1-based) on. */
export interface DocumentDetailSearch {
  tab?: DocumentTab;
  find?: string;
  page?: number;
}

/**
 * Returns the search parameters to open a search result with: its words are found in the preview if they are in the
 * text.
 */
export function foundDetailSearch(
  { snippet, snippetSource, page }: Partial<FoundDocument>,
  searchQuery: string,
): DocumentDetailSearch {
  const isInText = snippetSource === 'content' && snippet?.some(({ isMatch }) => isMatch);
  return {
    find: (isInText && findWords(searchQuery)) || undefined,
    page: page ?? undefined,
    tab: snippetSource === 'note' ? 'notes' : undefined,
  };
}

/**
 * Reads the search parameters and ignores invalid ones. There is no schema, as the first screen should not load one.
 */
export function readDetailSearch({
  tab,
  find,
  page,
}: {
  tab?: unknown;
  find?: unknown;
  page?: unknown;
}): DocumentDetailSearch {
  return {
    tab: documentTabs.find((known) => known === tab),
    find: typeof find === 'string' ? find : undefined,
    page: Number.isSafeInteger(page) && Number(page) > 0 ? Number(page) : undefined,
  };
}
