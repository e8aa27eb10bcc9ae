export const documentTabs = ['info', 'content', 'notes', 'activity'] as const;
export type DocumentTab = (typeof documentTabs)[number];

/** The search parameters of the detail page: the open tab, and words to find in the preview. */
export interface DocumentDetailSearch {
  tab?: DocumentTab;
  find?: string;
}

/** Invalid parameters are ignored. Read without a schema: the first screen does not wait for those. */
export function readDetailSearch({
  tab,
  find,
}: {
  tab?: unknown;
  find?: unknown;
}): DocumentDetailSearch {
  return {
    tab: documentTabs.find((known) => known === tab),
    find: typeof find === 'string' ? find : undefined,
  };
}
