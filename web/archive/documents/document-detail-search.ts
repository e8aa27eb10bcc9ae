export const documentTabs = ['info', 'content', 'notes', 'activity'] as const;
export type DocumentTab = (typeof documentTabs)[number];

/** The search parameters of the detail page: the open tab, and words to find in the preview, from a page (1-based) on. */
export interface DocumentDetailSearch {
  tab?: DocumentTab;
  find?: string;
  page?: number;
}

/** Invalid parameters are ignored. Read without a schema: the first screen does not wait for those. */
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
