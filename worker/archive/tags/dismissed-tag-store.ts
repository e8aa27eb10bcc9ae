import { and, eq, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { hasRow } from '../../database/expressions.ts';
import { insertFrom } from '../../database/insert-from.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { tagsTable } from './tag-table.ts';
import { dismissedTagsTable } from './dismissed-tag-table.ts';

export function insertDismissedTags(
  { database, organizationId }: OrganizationScope,
  pairs: SQL,
): Statement {
  const { id: documentId } = documentsTable;
  const pair = { organizationId, documentId, tagId: tagsTable.id };
  return insertFrom(database, dismissedTagsTable, pair, pairs).onConflictDoNothing();
}

export const isDismissedTag = hasRow(
  dismissedTagsTable,
  and(
    eq(dismissedTagsTable.organizationId, documentsTable.organizationId),
    eq(dismissedTagsTable.documentId, documentsTable.id),
    eq(dismissedTagsTable.tagId, tagsTable.id),
  ),
);

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
