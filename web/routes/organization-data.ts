import type { QueryClient } from '@tanstack/react-query';
import {
  currentMemberQuery,
  organizationQuery,
  organizationsQuery,
} from '../people/organizations/organization-api.ts';
import { listStateOf } from '../archive/documents/list/document-list-search.ts';
import {
  documentQuery,
  documentsQuery,
  documentStatisticsQuery,
} from '../archive/documents/document-api.ts';

/** Everything the frame of an organization shows. */
export function loadOrganization(queryClient: QueryClient, organizationId: string) {
  return Promise.all([
    queryClient.ensureQueryData(organizationQuery(organizationId)),
    queryClient.ensureQueryData(currentMemberQuery(organizationId)),
    queryClient.ensureQueryData(organizationsQuery),
  ]);
}

/** Asks for what the organization's home shows, without waiting for it. */
export function startHome(queryClient: QueryClient, organizationId: string) {
  void queryClient.prefetchQuery(documentStatisticsQuery(organizationId));
  startDocuments(queryClient, { organizationId, search: {} });
}

/** Asks for a page of the list, without waiting for it. */
export function startDocuments(
  queryClient: QueryClient,
  { organizationId, search }: { organizationId: string; search: unknown },
) {
  void queryClient.prefetchQuery(documentsQuery(organizationId, listStateOf(search)));
}

/** Asks for a document, without waiting for it. */
export function startDocument(
  queryClient: QueryClient,
  address: { organizationId: string; documentId: string },
) {
  void queryClient.prefetchQuery(documentQuery(queryClient, address));
}
