import { and, eq, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { documentTypes } from '../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { hasRow, idsIn, jsonArray, jsonObject, subquery } from '../../database/expressions.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { isGiven } from '../documents/rows/given-field-store.ts';
import { addTagsChange } from '../tags/document-tag-store.ts';
import { correspondentTagsTable } from './correspondent-table.ts';

type DefaultsOfDocuments = {
  documents: SQL | undefined;
  setsType: boolean;
  addsTags?: boolean;
  /**
   * True if no person sets the correspondent: a document that was uploaded explicitly without a
   * type then keeps none.
   */
  keepsGivenType?: boolean;
  taggingRule?: { id: string; name: string };
  exceptTagIds?: readonly string[];
};

/**
 * Adds the default tags of a correspondent to its documents, and its default type to those without
 * one. Must come before the statement that sets the correspondent, with the same condition on
 * `documents`. `taggingRule` is the rule that sets the correspondent, if any. `exceptTagIds` are
 * tags that the documents get anyway.
 */
export function correspondentDefaults(
  scope: OrganizationScope,
  correspondentId: string | SQL,
  {
    documents,
    setsType,
    addsTags = true,
    keepsGivenType = false,
    taggingRule,
    exceptTagIds = [],
  }: DefaultsOfDocuments,
) {
  const tags = addsTags
    ? [
        addTagsChange(scope, {
          documents,
          tagIds: selectDefaultTagIds(scope, correspondentId, exceptTagIds),
          taggingRule,
          alsoAddedTagIds: exceptTagIds,
        }),
      ]
    : [];
  const tagEvents = tags.map(({ eventSource }) => eventSource);
  const tagStatements = tags.map(({ statement }) => statement);
  if (!setsType) return { eventSources: tagEvents, statements: tagStatements };
  const type = selectDefaultType(correspondentId);
  const withoutType = and(
    documents,
    isNull(documentsTable.documentType),
    keepsGivenType ? not(isGiven('documentType')) : undefined,
    isNotNull(type),
  );
  return {
    eventSources: [
      documentEvents('document.updated', documentsWhere(withoutType), {
        updatedFields: jsonOf(['documentType']),
        changes: jsonArray(jsonObject({ field: 'documentType', from: null, to: type })),
        taggingRule: taggingRule && jsonOf(taggingRule),
      }),
      ...tagEvents,
    ],
    statements: [
      scope.database.update(documentsTable).set({ documentType: type }).where(withoutType),
      ...tagStatements,
    ],
  };
}

export function hasDefaultTags({ organizationId }: OrganizationScope): SQL {
  return hasRow(correspondentTagsTable, eq(correspondentTagsTable.organizationId, organizationId));
}

export function selectDefaultTagIds(
  { organizationId }: OrganizationScope,
  correspondentId: string | SQL,
  exceptTagIds: readonly string[] = [],
) {
  const table = correspondentTagsTable;
  return subquery
    .select({ tagId: table.tagId })
    .from(table)
    .where(
      and(
        eq(table.correspondentId, correspondentId),
        eq(table.organizationId, organizationId),
        not(idsIn(table.tagId, exceptTagIds)),
      ),
    );
}

export function selectDefaultType(correspondentId: string | SQL): SQL {
  return sql`(
    select correspondents.default_document_type from correspondents
    where correspondents.id = ${correspondentId} and (
      correspondents.default_document_type in (select value from json_each(${JSON.stringify(documentTypes)}))
      or exists (
        select 1 from document_types
        where document_types.organization_id = correspondents.organization_id
          and document_types.key = correspondents.default_document_type and document_types.removed_at is null)))`;
}
