import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { tagsTable } from './tag-table.ts';
import { dismissedTagsTable } from './dismissed-tag-table.ts';

/** Keeps tags from being proposed; `pairs` is the rest of a select from `documents` and `tags`. */
export function insertDismissedTags(
  { database, organizationId }: OrganizationScope,
  pairs: SQL,
): Statement {
  return database.run(sql`
    insert or ignore into ${dismissedTagsTable} (organization_id, document_id, tag_id)
    select ${organizationId}, ${documentsTable.id}, ${tagsTable.id} ${pairs}`);
}

/** Condition on `documents` and `tags`: a person has removed the tag from the document, or dismissed its proposal. */
export const isDismissedTag = sql`exists (
  select 1 from ${dismissedTagsTable} as dismissed
  where dismissed.organization_id = ${documentsTable.organizationId}
    and dismissed.document_id = ${documentsTable.id} and dismissed.tag_id = ${tagsTable.id})`;

/** Lets a tag be proposed for a document again. */
export function deleteDismissedTag(
  { database, organizationId }: OrganizationScope,
  { documentId, tagId }: { documentId: string; tagId: string },
): Statement {
  const table = dismissedTagsTable;
  return database
    .delete(table)
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.documentId, documentId),
        eq(table.tagId, tagId),
      ),
    );
}
