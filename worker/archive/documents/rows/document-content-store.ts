import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { excluded, insertFrom } from '../../../database/insert-from.ts';
import { documentContentsTable } from './document-content-table.ts';
import { isDocument } from './document-condition-store.ts';
import { documentsWhere } from './document-event-store.ts';
import { documentsTable } from './document-table.ts';

export function upsertContent(
  scope: OrganizationScope,
  document: { documentId: string; content: string },
  condition = isDocument(scope, document.documentId),
): Statement {
  const { documentId, content } = documentContentsTable;
  const { id, organizationId } = documentsTable;
  return insertFrom(
    scope.database,
    documentContentsTable,
    { documentId: id, organizationId, content: document.content },
    documentsWhere(condition),
  ).onConflictDoUpdate({ target: documentId, set: { content: excluded(content) } });
}

export function grownBytes(
  { organizationId }: OrganizationScope,
  { documentId, content }: { documentId: string; content: string },
): SQL {
  return sql`octet_length(${content}) - coalesce((
    select octet_length(former.content) from ${documentContentsTable} as former
    where former.document_id = ${documentId} and former.organization_id = ${organizationId}), 0)`;
}
