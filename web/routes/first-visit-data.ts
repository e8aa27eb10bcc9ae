import type { QueryClient } from '@tanstack/react-query';
import { isOrganizationPath } from '../people/organizations/organization-paths.ts';
import { startDocument, startDocuments, startHome } from './archive/document-data.ts';
import { loadOrganization } from './people/organization-data.ts';

/** Requests the data of an organization's page in parallel with configuration and session. */
export function prefetchFirstVisit(
  queryClient: QueryClient,
  { pathname, search }: { pathname: string; search: unknown },
) {
  // The end of the session may have led to another page while this code was loaded.
  if (!isOrganizationPath(pathname)) return;
  const [, , organizationId = '', section, documentId] = pathname.split('/');
  // The route that needs it reports the error.
  loadOrganization(queryClient, organizationId).catch(() => undefined);
  if (!section) void startHome(queryClient, organizationId);
  if (section !== 'documents') return;
  if (documentId) void startDocument(queryClient, { organizationId, documentId });
  else void startDocuments(queryClient, { organizationId, search });
}
