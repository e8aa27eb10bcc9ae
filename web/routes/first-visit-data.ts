import type { QueryClient } from '@tanstack/react-query';
import { startDocument, startDocuments, startHome } from './archive/document-data.ts';
import { loadOrganization } from './people/organization-data.ts';

/** Requests what the address of a page of an organization needs, in parallel with configuration and session. */
export function prefetchFirstVisit(
  queryClient: QueryClient,
  { pathname, search }: { pathname: string; search: unknown },
) {
  const [, , organizationId = '', section, documentId] = pathname.split('/');
  // The route that needs it reports the error.
  loadOrganization(queryClient, organizationId).catch(() => undefined);
  if (!section) return startHome(queryClient, organizationId);
  if (section !== 'documents') return;
  if (documentId) return startDocument(queryClient, { organizationId, documentId });
  startDocuments(queryClient, { organizationId, search });
}
