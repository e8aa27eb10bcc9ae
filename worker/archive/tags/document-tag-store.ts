import { and, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import type { EventSource } from '../../outbox/event-source.ts';
import {
  isSelected,
  selectMissingCount,
  type DocumentSelection,
} from '../bulk/document-selection-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { documentTagsTable, tagsTable } from './tag-table.ts';

/** A part of a change. */
export type TagsWritten = { eventSources: EventSource[]; statements: Statement[] };

/** Documents (a condition on `documents`) and tags; with `taggingRule`, a rule's doing. */
export type TagChange = {
  documents: SQL | undefined;
  tagIds: string[];
  taggingRule?: { id: string; name: string };
};

/**
 * Adds tags to a selection's documents and removes others, if all of the tags exist. Its first two statements answer
 * `{ results: [{ id }] }`: documents that got a tag, documents that lost one.
 */
export function selectionTagsChange(
  scope: OrganizationScope,
  selection: DocumentSelection,
  { addTagIds, removeTagIds }: { addTagIds: string[]; removeTagIds: string[] },
): TagsWritten {
  const allTagIds = [...addTagIds, ...removeTagIds];
  const documents = and(isSelected(scope, selection), allTagsExist(scope, allTagIds));
  const added = addTagsChange(scope, { documents, tagIds: addTagIds });
  const removed = removeTagsChange(scope, { documents, tagIds: removeTagIds });
  return {
    eventSources: [...added.eventSources, ...removed.eventSources],
    statements: [
      ...added.statements,
      ...removed.statements,
      selectMissingTagsCount(scope, allTagIds),
      selectMissingCount(scope, selection),
    ],
  };
}

/** Links documents to those of the tags that they do not carry. Its statement answers `{ results: [{ id }] }`, documents. */
export function addTagsChange(scope: OrganizationScope, change: TagChange): TagsWritten {
  const missing = sql`
    from ${documentsTable} cross join ${tagsTable}
    where ${change.documents} and ${areTags(scope, change.tagIds)} and not exists (
      select 1 from ${documentTagsTable} as carried
      where carried.document_id = ${documentsTable.id} and carried.tag_id = ${tagsTable.id})`;
  return {
    eventSources: [tagEvents('document.tag.added', missing, change)],
    statements: [
      scope.database.run(sql`
        insert into ${documentTagsTable} (document_id, tag_id, organization_id, created_at, document_sequence)
        select ${documentsTable.id}, ${tagsTable.id}, ${scope.organizationId},
          ${scope.platform.clock.now().getTime()}, ${documentsTable.sequence}
        ${missing}
        returning document_id as id`),
    ],
  };
}

/** Unlinks documents from those of the tags that they carry. Its statement answers `{ results: [{ id }] }`, documents. */
function removeTagsChange(scope: OrganizationScope, change: TagChange): TagsWritten {
  const carried = sql`
    from ${documentsTable}
    cross join ${tagsTable}
    inner join ${documentTagsTable} on ${documentTagsTable.documentId} = ${documentsTable.id}
      and ${documentTagsTable.tagId} = ${tagsTable.id}
    where ${change.documents} and ${areTags(scope, change.tagIds)}`;
  return {
    eventSources: [tagEvents('document.tag.removed', carried, change)],
    statements: [
      scope.database.run(sql`
        delete from ${documentTagsTable} where rowid in (select ${documentTagsTable}.rowid ${carried})
        returning document_id as id`),
    ],
  };
}

/** How many of the tags are not the organization's: `[{ missingTagsCount }]`. */
function selectMissingTagsCount(scope: OrganizationScope, tagIds: string[]): Statement {
  return scope.database
    .select({ missingTagsCount: sql<number>`count(*)`.as('missing_tags_count') })
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
