import { useLocation } from '@tanstack/react-router';
import type { DocumentListSearch } from './document-list-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * Search parameters of the list a document was opened from, in the history state: they survive reloading and going
     * back.
     */
    documentList?: DocumentListSearch;
  }
}

export function useListOrigin(): DocumentListSearch | undefined {
  return useLocation({ select: ({ state }) => state.documentList });
}
