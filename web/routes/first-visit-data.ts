import type { QueryClient } from '@tanstack/react-query';
import { readStored } from '../api/local-store.ts';
import { isOrganizationIdShape } from '../people/organizations/organization-paths.ts';

/**
 * Requests what the address of the first visit needs, in parallel with configuration and session. Only in a browser that
 * has shown an organization before.
 */
export async function prefetchFirstVisit(
  queryClient: QueryClient,
  { pathname, search }: { pathname: string; search: unknown },
) {
  const [, root, organizationId = '', section, documentId] = pathname.split('/');
  if (root !== 'organizations' || !isOrganizationIdShape(organizationId)) return;
  if (!readStored('organization')) return;
  const [{ loadOrganization }, { startDocument, startDocuments, startHome }] = await Promise.all([
    import('./people/organization-data.ts'),
    import('./archive/document-data.ts'),
  ]);
  // The route that needs it reports the error.
  loadOrganization(queryClient, organizationId).catch(() => undefined);
  if (!section) return startHome(queryClient, organizationId);
  if (section !== 'documents') return;
  if (documentId) return startDocument(queryClient, { organizationId, documentId });
  startDocuments(queryClient, { organizationId, search });
}
