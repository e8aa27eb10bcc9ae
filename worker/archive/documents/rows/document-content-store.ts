import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { documentContentsTable } from './document-content-table.ts';
import { isDocument } from './document-condition-store.ts';
import { documentsTable } from './document-table.ts';

/** Writes the text of a document, if it exists and meets `condition`. */
export function upsertContent(
  scope: OrganizationScope,
  document: { documentId: string; content: string },
  condition = isDocument(scope, document.documentId),
): Statement {
  return scope.database.run(sql`
    insert into ${documentContentsTable} (document_id, organization_id, content)
    select ${documentsTable.id}, ${documentsTable.organizationId}, ${document.content}
    from ${documentsTable} where ${condition}
    on conflict (document_id) do update set content = excluded.content`);
}

/** How many bytes more the text of a document would have, as SQL. */
export function grownBytes(
  { organizationId }: OrganizationScope,
  { documentId, content }: { documentId: string; content: string },
): SQL {
  return sql`octet_length(${content}) - coalesce((
    select octet_length(former.content) from ${documentContentsTable} as former
    where former.document_id = ${documentId} and former.organization_id = ${organizationId}), 0)`;
}
