import type { QueryClient } from '@tanstack/react-query';
import {
  documentQuery,
  documentsQuery,
  documentStatisticsQuery,
} from '../../archive/documents/document-api.ts';
import { listStateOf } from '../../archive/documents/list/document-list-search.ts';

/** Starts to load what the organization's home shows. */
export function startHome(queryClient: QueryClient, organizationId: string) {
  void queryClient.prefetchQuery(documentStatisticsQuery(organizationId));
  startDocuments(queryClient, { organizationId, search: {} });
}

/** Starts to load a page of the list. */
export function startDocuments(
  queryClient: QueryClient,
  { organizationId, search }: { organizationId: string; search: unknown },
) {
  void queryClient.prefetchQuery(documentsQuery(organizationId, listStateOf(search)));
}

/** Starts to load a document. */
export function startDocument(
  queryClient: QueryClient,
  address: { organizationId: string; documentId: string },
) {
  void queryClient.prefetchQuery(documentQuery(queryClient, address));
}
