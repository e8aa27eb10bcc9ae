import { useLocation } from '@tanstack/react-router';
import type { DocumentListSearch } from './document-list-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search parameters of the list a document was opened from; survives reloading and going back. */
    documentList?: DocumentListSearch;
  }
}

/** The search parameters of the list the document was opened from, if it was. */
export function useListOrigin(): DocumentListSearch | undefined {
  return useLocation({ select: ({ state }) => state.documentList });
}
