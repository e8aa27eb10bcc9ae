import type { OrganizationScope } from '../../access/organization-scope.ts';
import { selectStatistics } from './document-store.ts';

/** The number of active documents and their size in bytes, from counters. */
export async function getDocumentStatistics(scope: OrganizationScope) {
  const [row] = await selectStatistics(scope);
  return { documentsCount: row?.documentsCount ?? 0, documentsSize: row?.documentsSize ?? 0 };
}
