import { useLocation } from '@tanstack/react-router';
import type { DocumentListSearch } from './document-list-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    documentList?: DocumentListSearch;
  }
}

export function useListOrigin(): DocumentListSearch | undefined {
  return useLocation({ select: ({ state }) => state.documentList });
}
