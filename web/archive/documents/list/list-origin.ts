import { useLocation } from '@tanstack/react-router';
import type { DocumentListSearch } from './document-list-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address of the list from which a document was opened; it survives reloading and going back. */
    documentList?: DocumentListSearch;
  }
}

/** The list one came from, if one came from one. */
export function useListOrigin(): DocumentListSearch | undefined {
  return useLocation({ select: ({ state }) => state.documentList });
}
