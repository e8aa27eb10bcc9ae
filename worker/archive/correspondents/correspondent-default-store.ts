import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentEvents, documentsWhere } from '../documents/document-event-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { addTagsChange } from '../tags/document-tag-store.ts';
import { correspondentsTable, correspondentTagsTable } from './correspondent-table.ts';

/**
 * What documents get with a correspondent: its default tags, and its default type if they have none. To be written before
 * the statement that sets the correspondent, with the same condition on `documents`.
 */
export function correspondentDefaults(
  scope: OrganizationScope,
  correspondentId: string,
  { documents, setsType }: { documents: SQL | undefined; setsType: boolean },
) {
  const tags = addTagsChange(scope, {
    documents,
    tagIds: sql`
      select tag_id from ${correspondentTagsTable}
      where correspondent_id = ${correspondentId} and organization_id = ${scope.organizationId}`,
  });
  if (!setsType) return { eventSources: [tags.eventSource], statements: [tags.statement] };
  const type = sql`(
    select default_document_type from ${correspondentsTable}
    where ${correspondentsTable.id} = ${correspondentId})`;
  const withoutType = and(documents, isNull(documentsTable.documentType), sql`${type} is not null`);
  return {
    eventSources: [
      documentEvents('document.updated', documentsWhere(withoutType), {
        updatedFields: sql`json('["documentType"]')`,
        changes: sql`json_array(json_object('field', 'documentType', 'from', null, 'to', ${type}))`,
      }),
      tags.eventSource,
    ],
    statements: [
      scope.database.update(documentsTable).set({ documentType: type }).where(withoutType),
      tags.statement,
    ],
  };
}
