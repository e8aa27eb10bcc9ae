import type { QueryClient } from '@tanstack/react-query';
import { readStored } from '../api/local-store.ts';
import { isOrganizationIdShape } from './redirects.ts';

/**
 * Asks for what the address of the first visit needs, while configuration and session are still on their way: none of
 * these calls waits for another's answer. Only for those who have been in an organization with this browser.
 */
export async function headStart(
  queryClient: QueryClient,
  { pathname, search }: { pathname: string; search: unknown },
) {
  const [, root, organizationId = '', section, documentId] = pathname.split('/');
  if (root !== 'organizations' || !isOrganizationIdShape(organizationId)) return;
  if (!readStored('organization')) return;
  const data = await import('./organization-data.ts');
  // Whoever shows it says what went wrong.
  data.loadOrganization(queryClient, organizationId).catch(() => undefined);
  if (!section) return data.startHome(queryClient, organizationId);
  if (section !== 'documents') return;
  if (documentId) return data.startDocument(queryClient, { organizationId, documentId });
  data.startDocuments(queryClient, { organizationId, search });
}
