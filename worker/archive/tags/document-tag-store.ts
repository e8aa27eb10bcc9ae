import { and, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { EventSource } from '../../database/events.ts';
import {
  isSelected,
  selectMissingCount,
  type DocumentSelection,
} from '../bulk/document-selection-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from './tag-table.ts';

/** Documents (a condition on `documents`) and tags; with `taggingRule`, in the name of a rule. */
export type TagChange = {
  documents: SQL | undefined;
  tagIds: string[];
  taggingRule?: { id: string; name: string };
};

/**
 * Adds tags to a selection's documents and removes others, if all of the tags exist. Returns the ids of the documents
 * that got or lost a tag, and how many tags and documents are missing.
 */
export function selectionTagsChange(
  scope: OrganizationScope,
  selection: DocumentSelection,
  { addTagIds, removeTagIds }: { addTagIds: string[]; removeTagIds: string[] },
) {
  const allTagIds = [...addTagIds, ...removeTagIds];
  const documents = and(isSelected(scope, selection), allTagsExist(scope, allTagIds));
  const changes = [
    ...(addTagIds.length > 0 ? [addTagsChange(scope, { documents, tagIds: addTagIds })] : []),
    ...(removeTagIds.length > 0
      ? [removeTagsChange(scope, { documents, tagIds: removeTagIds })]
      : []),
  ];
  return {
    eventSources: changes.map(({ eventSource }) => eventSource),
    statements: {
      changed: changes.map(({ statement }) => statement),
      missingTags: selectMissingTagsCount(scope, allTagIds),
      missingDocuments: selectMissingCount(scope, selection),
    },
  };
}

/** Links documents to those of the tags that they do not carry. The statement returns the documents' ids. */
export function addTagsChange(scope: OrganizationScope, change: TagChange) {
  const missing = sql`
    from ${documentsTable} cross join ${tagsTable}
    where ${change.documents} and ${areTags(scope, change.tagIds)} and not exists (
      select 1 from ${documentTagsTable} as carried
      where carried.document_id = ${documentsTable.id} and carried.tag_id = ${tagsTable.id})`;
  return {
    eventSource: tagEvents('document.tag.added', missing, change),
    statement: scope.database.all<{ id: string }>(sql`
      insert into ${documentTagsTable} (document_id, tag_id, organization_id, created_at, document_sequence)
      select ${documentsTable.id}, ${tagsTable.id}, ${scope.organizationId},
        ${scope.platform.clock.now().getTime()}, ${documentsTable.sequence}
      ${missing}
      returning document_id as id`),
  };
}

/** Unlinks documents from those of the tags that they carry. The statement returns the documents' ids. */
function removeTagsChange(scope: OrganizationScope, change: TagChange) {
  const carried = sql`
    from ${documentsTable}
    cross join ${tagsTable}
    inner join ${documentTagsTable} on ${documentTagsTable.documentId} = ${documentsTable.id}
      and ${documentTagsTable.tagId} = ${tagsTable.id}
    where ${change.documents} and ${areTags(scope, change.tagIds)}`;
  return {
    eventSource: tagEvents('document.tag.removed', carried, change),
    statement: scope.database.all<{ id: string }>(sql`
      delete from ${documentTagsTable} where rowid in (select ${documentTagsTable}.rowid ${carried})
      returning document_id as id`),
  };
}

/** How many of the tags are not the organization's: `[{ missingCount }]`. */
function selectMissingTagsCount(scope: OrganizationScope, tagIds: string[]) {
  return scope.database
    .select({ missingCount: sql<number>`count(*)`.as('missing_tags_count') })
    .from(sql`json_each(${JSON.stringify(tagIds)}) as wanted`)
    .where(sql`not ${tagExists(scope)}`);
}

/** Condition on `tags`: it is one of these. */
function areTags(scope: OrganizationScope, tagIds: string[]): SQL {
  return sql`${tagsTable.organizationId} = ${scope.organizationId}
    and ${tagsTable.id} in (select value from json_each(${JSON.stringify(tagIds)}))`;
}

/** Condition that holds when all of these tags are the organization's. */
export function allTagsExist(scope: OrganizationScope, tagIds: string[]): SQL {
  return sql`not exists (
    select 1 from json_each(${JSON.stringify(tagIds)}) as wanted where not ${tagExists(scope)})`;
}

/** Condition on `wanted`: its value is one of the organization's tags. */
function tagExists(scope: OrganizationScope): SQL {
  return sql`exists (
    select 1 from ${tagsTable} as present
    where present.id = wanted.value and present.organization_id = ${scope.organizationId})`;
}

/** Condition on `documents`: it lacks one of those of the tags that exist. */
export function areMissingTags(scope: OrganizationScope, tagIds: string[]): SQL {
  return sql`exists (
    select 1 from ${tagsTable} where ${areTags(scope, tagIds)} and not exists (
      select 1 from ${documentTagsTable} as carried
      where carried.document_id = ${documentsTable.id} and carried.tag_id = ${tagsTable.id}))`;
}

/** Condition on `documents`: adding these tags and removing those would change it. */
export function wouldChange(
  scope: OrganizationScope,
  { addTagIds, removeTagIds }: { addTagIds: string[]; removeTagIds: string[] },
): SQL {
  return sql`(${areMissingTags(scope, addTagIds)} or exists (
    select 1 from ${documentTagsTable} as carried
    where carried.document_id = ${documentsTable.id}
      and carried.tag_id in (select value from json_each(${JSON.stringify(removeTagIds)}))))`;
}

function tagEvents(
  type: 'document.tag.added' | 'document.tag.removed',
  pairs: SQL,
  { taggingRule }: TagChange,
): EventSource {
  const constant = JSON.stringify({ type, ...(taggingRule && { taggingRule }) });
  return {
    type,
    events: sql`
      select json_patch(${constant}, json_object(
        'documentId', ${documentsTable.id}, 'name', ${documentsTable.name},
        'tag', json_object('id', ${tagsTable.id}, 'name', ${tagsTable.name}, 'color', ${tagsTable.color}))) as event
      ${pairs}`,
  };
}
