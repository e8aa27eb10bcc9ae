import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { purgeDocuments } from './purge-documents.ts';

export async function purgeDocument(scope: OrganizationScope, documentId: string): Promise<void> {
  const purged = await purgeDocuments(scope, [documentId]);
  if (purged.length === 0) throw new AppError('document.not_found');
}
