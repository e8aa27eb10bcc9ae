import { and, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { literal } from '../../database/literal.ts';
import {
  isSelected,
  selectMissingDocuments,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { documentEvents, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { insertDismissedTags, isDismissedTag } from './dismissed-tag-store.ts';
import { documentTagsTable, tagsTable } from './tag-table.ts';

/** Tags that documents get and lose. */
export type TagsToChange = { addTagIds: string[]; removeTagIds: string[] };

/**
 * Documents (a condition on `documents`) and the tags they get or lose; `taggingRule` is set if a rule adds them. Those that a person
 * has removed are not added with `keepsDismissed`.
 */
type TagsOfDocuments = {
  documents: SQL | undefined;
  /** Ids, or a select of ids. */
  tagIds: string[] | SQL;
  taggingRule?: { id: string; name: string };
  keepsDismissed?: boolean;
  /** What the documents get and lose beside them, in the same transaction. */
  alsoAddedTagIds?: readonly string[];
  removedTagIds?: string[];
};

/** The tag of an event, as it is now. */
const tagJson = sql`json_object('id', ${tagsTable.id}, 'name', ${tagsTable.name}, 'color', ${tagsTable.color})`;

/**
 * Adds and removes those of the tags that are due, if all of them (`change`) exist where that is needed, of the documents of a selection
 * that may have all of them, or of those with `stepIds`. Returns the ids of the documents that changed and of those `skipped`, and how many tags and documents are missing.
 */
export function selectionTagsChange(
  scope: OrganizationScope,
  selection: DocumentSelection,
  {
    addTagIds,
    removeTagIds,
    change,
    needsAllTags,
    stepIds,
  }: TagsToChange & { change: TagsToChange; needsAllTags: boolean; stepIds?: string[] },
) {
  const allTagIds = [...change.addTagIds, ...change.removeTagIds];
  const step = stepIds && { ...selection, documentIds: stepIds, isComplete: false };
  const named = and(
    step && isSelected(scope, step),
    isSelected(scope, selection),
    needsAllTags ? allTagsExist(scope, allTagIds) : undefined,
  );
  const room = { tagIds: change.addTagIds, removedTagIds: change.removeTagIds };
  const isFull = sql`not ${hasRoom(scope, room)} and ${areMissingTags(scope, change.addTagIds)}`;
  const notFull = change.addTagIds.length > 0 ? sql`${named} and not (${isFull})` : named;
  const added =
    addTagIds.length > 0
      ? [
          addTagsChange(scope, {
            documents: named,
            tagIds: addTagIds,
            alsoAddedTagIds: change.addTagIds,
            removedTagIds: change.removeTagIds,
          }),
        ]
      : [];
  const removed =
    removeTagIds.length > 0
      ? [removeTagsChange(scope, { documents: notFull, tagIds: removeTagIds })]
      : [];
  const changes = [...added, ...removed];
  return {
    eventSources: changes.map(({ eventSource }) => eventSource),
    statements: {
      skipped:
        change.addTagIds.length > 0
          ? [
              scope.database
                .select({ id: documentsTable.id })
                .from(documentsTable)
                .where(sql`${named} and ${isFull}`),
            ]
          : [],
      dismissed: removed.map(({ dismissed }) => dismissed),
      changed: changes.map(({ statement }) => statement),
      missingTags: selectMissingTagsCount(scope, allTagIds),
      missingDocuments: selectMissingDocuments(scope, selection),
    },
  };
}

/**
 * Adds to documents those of the tags that they lack; none where they would have more than a document may. Returns the id of a
 * document for each tag it gets.
 */
export function addTagsChange(
  scope: OrganizationScope,
  { alsoAddedTagIds, removedTagIds, ...change }: TagsOfDocuments,
) {
  const missing = sql`
    from ${documentsTable} cross join ${tagsTable}
    where ${change.documents} and ${hasRoom(scope, { tagIds: change.tagIds, alsoAddedTagIds, removedTagIds })}
      and ${areTags(scope, change.tagIds)} and not exists (
      select 1 from ${documentTagsTable} as link
      where link.document_id = ${documentsTable.id} and link.tag_id = ${tagsTable.id})
      ${change.keepsDismissed ? sql`and not ${isDismissedTag}` : sql``}
    order by ${tagsTable.nameKey}`;
  return {
    eventSource: documentEvents('document.tag.added', missing, {
      tag: tagJson,
      taggingRule: change.taggingRule && jsonOf(change.taggingRule),
    }),
    statement: scope.database.all<{ id: string }>(sql`
      insert into ${documentTagsTable} (document_id, tag_id, organization_id, created_at, document_sequence)
      select ${documentsTable.id}, ${tagsTable.id}, ${scope.organizationId},
        ${scope.platform.clock.now().getTime()}, ${documentsTable.sequence}
      ${missing}
      returning document_id as id`),
  };
}

/**
 * Removes from documents those of the tags that they have, which are not proposed for them again (`dismissed`, to be written first). Returns the id of a
 * document for each tag it loses.
 */
export function removeTagsChange(scope: OrganizationScope, change: TagsOfDocuments) {
  const present = sql`
    from ${documentsTable}
    cross join ${tagsTable}
    inner join ${documentTagsTable} on ${documentTagsTable.documentId} = ${documentsTable.id}
      and ${documentTagsTable.tagId} = ${tagsTable.id}
    where ${change.documents} and ${areTags(scope, change.tagIds)}`;
  return {
    eventSource: documentEvents('document.tag.removed', present, { tag: tagJson }),
    dismissed: insertDismissedTags(scope, present),
    statement: scope.database.all<{ id: string }>(sql`
      delete from ${documentTagsTable} where rowid in (select ${documentTagsTable}.rowid ${present})
      returning document_id as id`),
  };
}

/** The number of tags that the organization does not have: one row. */
export function selectMissingTagsCount(scope: OrganizationScope, tagIds: string[]) {
  return scope.database
    .select({ missingCount: sql<number>`count(*)`.as('missing_tags_count') })
    .from(sql`json_each(${JSON.stringify(tagIds)}) as wanted`)
    .where(sql`not ${tagExists(scope)}`);
}

/** Condition on `tags`: it is one of these. */
function areTags(scope: OrganizationScope, tagIds: string[] | SQL): SQL {
  const ids = Array.isArray(tagIds)
    ? sql`select value from json_each(${JSON.stringify(tagIds)})`
    : tagIds;
  // The plus keeps SQLite from reading all of an organization's tags instead of looking up the named ones.
  return sql`+${tagsTable.organizationId} = ${scope.organizationId}
    and ${tagsTable.id} in (${ids})`;
}

/** Condition without a table: the organization has all of these tags. */
export function allTagsExist(scope: OrganizationScope, tagIds: string[]): SQL {
  return sql`not exists (
    select 1 from json_each(${JSON.stringify(tagIds)}) as wanted where not ${tagExists(scope)})`;
}

/** Condition on `wanted`: its value is a tag of the organization. */
function tagExists(scope: OrganizationScope): SQL {
  return sql`exists (
    select 1 from ${tagsTable} as present
    where present.id = wanted.value and present.organization_id = ${scope.organizationId})`;
}

/**
 * Condition on `documents`: with these tags, others that it gets beside them and without those that it loses, it has no more than a
 * document may. The same before and after any of this, so that events say what was written. Reads no more tags of a document than that.
 */
export function hasRoom(
  scope: OrganizationScope,
  {
    tagIds,
    alsoAddedTagIds = [],
    removedTagIds = [],
  }: {
    tagIds: string[] | SQL;
    alsoAddedTagIds?: readonly string[] | undefined;
    removedTagIds?: string[];
  },
): SQL {
  const max = literal(limits.documentTags.max);
  // Read once for all documents.
  const added = sql`
    select ${tagsTable.id} as id from ${tagsTable} where ${areTags(scope, tagIds)}
    union select value from json_each(${JSON.stringify(alsoAddedTagIds)})`;
  return sql`((
    select count(*) from (
      select 1 from ${documentTagsTable} as own cross join ${tagsTable} as owned on owned.id = own.tag_id
      where own.document_id = ${documentsTable.id} and own.tag_id not in (
        select value from json_each(${JSON.stringify(removedTagIds)}) union ${added})
      limit ${max} + 1)
  ) + (select count(*) from (${added})) <= ${max})`;
}

/** Select, beside one of `documents`, of the ids of those of the tags that it lacks. */
export function selectMissingTagIds(scope: OrganizationScope, tagIds: string[] | SQL): SQL {
  return sql`
    select ${tagsTable.id} as id from ${tagsTable} where ${areTags(scope, tagIds)} and not exists (
      select 1 from ${documentTagsTable} as link
      where link.document_id = ${documentsTable.id} and link.tag_id = ${tagsTable.id})`;
}

/** Condition on `documents`: it lacks at least one of the tags that exist. */
export function areMissingTags(scope: OrganizationScope, tagIds: string[]): SQL {
  return sql`exists (${selectMissingTagIds(scope, tagIds)})`;
}

/** Condition on `documents`: it has at least one of the tags. */
export function hasAnyTag(tagIds: string[]): SQL {
  return sql`exists (
    select 1 from ${documentTagsTable} as link inner join ${tagsTable} on ${tagsTable.id} = link.tag_id
    where link.document_id = ${documentsTable.id}
      and link.tag_id in (select value from json_each(${JSON.stringify(tagIds)})))`;
}

/** Condition on `documents`: it lacks a tag to add, or has a tag to remove. */
export function wouldChange(
  scope: OrganizationScope,
  { addTagIds, removeTagIds }: TagsToChange,
): SQL {
  return sql`(${areMissingTags(scope, addTagIds)} or ${hasAnyTag(removeTagIds)})`;
}
