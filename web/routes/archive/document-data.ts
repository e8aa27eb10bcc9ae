import type { QueryClient } from '@tanstack/react-query';
import {
  documentQuery,
  documentsQuery,
  documentStatisticsQuery,
} from '../../archive/documents/document-api.ts';
import { waitOnFirstScreen } from '../../ui/first-screen.ts';
import { listStateOf } from '../../archive/documents/list/document-list-search.ts';

/** Starts to load what the organization's home shows. */
export function startHome(queryClient: QueryClient, organizationId: string) {
  void queryClient.prefetchQuery(documentStatisticsQuery(organizationId));
  return startDocuments(queryClient, { organizationId, search: {} });
}

/** Starts to load a page of the list. */
export function startDocuments(
  queryClient: QueryClient,
  { organizationId, search }: { organizationId: string; search: unknown },
) {
  return waitOnFirstScreen(
    queryClient.prefetchQuery(documentsQuery(organizationId, listStateOf(search))),
  );
}

/** Starts to load a document. */
export function startDocument(
  queryClient: QueryClient,
  address: { organizationId: string; documentId: string },
) {
  return waitOnFirstScreen(queryClient.prefetchQuery(documentQuery(queryClient, address)));
}
