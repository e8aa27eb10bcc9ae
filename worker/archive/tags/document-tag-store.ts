import { and, count, eq, exists, inArray, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { balanced } from '../../database/balanced.ts';
import {
  allOf,
  hasRow,
  idsIn,
  jsonEach,
  jsonObject,
  rowId,
  subquery,
  unindexed,
} from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { insertFrom } from '../../database/insert-from.ts';
import {
  isSelected,
  selectMissingDocuments,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { documentEvents, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { insertDismissedTags, isDismissedTag } from './dismissed-tag-store.ts';
import { documentTagsTable, tagsTable } from './tag-table.ts';

export type TagsToChange = { addTagIds: string[]; removeTagIds: string[] };

/**
 * `documents` is a condition on `documents`. `taggingRule` is set if a rule adds the tags. With `keepsDismissed`, tags
 * that a person has removed are not added.
 */
type TagsOfDocuments = {
  documents: SQL | undefined;
  tagIds: string[] | SQLWrapper;
  taggingRule?: { id: string; name: string };
  keepsDismissed?: boolean;
  alsoAddedTagIds?: readonly string[];
  removedTagIds?: string[];
};

const tagJson = jsonObject({ id: tagsTable.id, name: tagsTable.name, color: tagsTable.color });

const link = alias(documentTagsTable, 'link');

const isLinked = hasRow(
  link,
  and(eq(link.documentId, documentsTable.id), eq(link.tagId, tagsTable.id)),
);

/**
 * Adds and removes tags of the documents of a selection, or only of those with `stepIds`. With
 * `needsAllTags` nothing is changed unless all tags of `change` exist. Documents that would have
 * too many tags are left out. Returns the ids of the changed documents and of the skipped ones
 * (`skipped`), and the number of missing tags and documents.
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
  const isFull = allOf(not(hasRoom(scope, room)), areMissingTags(scope, change.addTagIds));
  const notFull = change.addTagIds.length > 0 ? and(named, not(isFull)) : named;
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
                .where(and(named, isFull)),
            ]
          : [],
      dismissed: removed.map(({ dismissed }) => dismissed),
      changed: changes.map(({ statement }) => statement),
      missingTags: selectMissingTagsCount(scope, allTagIds),
      missingDocuments: selectMissingDocuments(scope, selection),
    },
  };
}

export function addTagsChange(
  scope: OrganizationScope,
  { alsoAddedTagIds, removedTagIds, ...change }: TagsOfDocuments,
) {
  const missing = sql`
    from ${documentsTable} cross join ${tagsTable}
    where ${and(
      change.documents,
      areTags(scope, change.tagIds),
      not(isLinked),
      hasRoom(scope, { tagIds: change.tagIds, alsoAddedTagIds, removedTagIds }),
      change.keepsDismissed ? not(isDismissedTag) : undefined,
    )}
    order by ${tagsTable.nameKey}`;
  const newLink = {
    documentId: documentsTable.id,
    tagId: tagsTable.id,
    organizationId: scope.organizationId,
    createdAt: scope.platform.clock.now(),
    documentSequence: documentsTable.sequence,
  };
  return {
    eventSource: documentEvents('document.tag.added', missing, {
      tag: tagJson,
      taggingRule: change.taggingRule && jsonOf(change.taggingRule),
    }),
    statement: insertFrom(scope.database, documentTagsTable, newLink, missing).returning({
      id: documentTagsTable.documentId,
    }),
  };
}

/**
 * Removes the tags that documents have. `dismissed` prevents new proposals of them and must come
 * before this change. Returns the id of a document for each tag it loses.
 */
export function removeTagsChange(scope: OrganizationScope, change: TagsOfDocuments) {
  const present = sql`
    from ${documentsTable}
    cross join ${tagsTable}
    inner join ${documentTagsTable} on ${documentTagsTable.documentId} = ${documentsTable.id}
      and ${documentTagsTable.tagId} = ${tagsTable.id}
    where ${and(change.documents, areTags(scope, change.tagIds))}`;
  return {
    eventSource: documentEvents('document.tag.removed', present, { tag: tagJson }),
    dismissed: insertDismissedTags(scope, present),
    statement: scope.database
      .delete(documentTagsTable)
      .where(sql`rowid in (select ${rowId(documentTagsTable)} ${present})`)
      .returning({ id: documentTagsTable.documentId }),
  };
}

export function selectMissingTagsCount(scope: OrganizationScope, tagIds: string[]) {
  const wanted = wantedTags(tagIds);
  return scope.database
    .select({ missingCount: count().as('missing_tags_count') })
    .from(wanted.rows)
    .where(not(tagExists(scope, wanted.value)));
}

function areTags(scope: OrganizationScope, tagIds: string[] | SQLWrapper): SQL {
  // SQLite would otherwise read all tags of an organization instead of looking up the named ones.
  return allOf(
    eq(unindexed(tagsTable.organizationId), scope.organizationId),
    Array.isArray(tagIds) ? idsIn(tagsTable.id, tagIds) : inArray(tagsTable.id, tagIds),
  );
}

export function allTagsExist(scope: ReadScope, tagIds: string[]): SQL {
  const wanted = wantedTags(tagIds);
  return not(hasRow(wanted.rows, not(tagExists(scope, wanted.value))));
}

function wantedTags(tagIds: string[]) {
  return jsonEach(JSON.stringify(tagIds), 'wanted');
}

function tagExists(scope: ReadScope, tagId: SQL): SQL {
  const present = alias(tagsTable, 'present');
  return hasRow(
    present,
    and(eq(present.id, tagId), eq(present.organizationId, scope.organizationId)),
  );
}

/**
 * Condition on `documents`: with these tags, with `alsoAddedTagIds` and without `removedTagIds`, it
 * has no more tags than a document may have. The result is the same before and after these changes,
 * so that events match what was written. The tags of a document are only read if they could be too
 * many, and only up to the limit.
 */
export function hasRoom(
  scope: OrganizationScope,
  {
    tagIds,
    alsoAddedTagIds = [],
    removedTagIds = [],
  }: {
    tagIds: string[] | SQLWrapper;
    alsoAddedTagIds?: readonly string[] | undefined;
    removedTagIds?: string[];
  },
): SQL {
  const max = literal(limits.documentTags.max);
  // SQLite reads this once for all documents.
  const added = sql`
    select ${tagsTable.id} as id from ${tagsTable} where ${areTags(scope, tagIds)}
    union select value from json_each(${JSON.stringify(alsoAddedTagIds)})`;
  const links = sql`select count(*) from ${documentTagsTable} as own where own.document_id = ${documentsTable.id}`;
  return sql`((${links}) + (select count(*) from (${added})) <= ${max} or (
    select count(*) from (
      select 1 from ${documentTagsTable} as own cross join ${tagsTable} as owned on owned.id = own.tag_id
      where own.document_id = ${documentsTable.id} and own.tag_id not in (
        select value from json_each(${JSON.stringify(removedTagIds)}) union ${added})
      limit ${max} + 1)
  ) + (select count(*) from (${added})) <= ${max})`;
}

export function selectMissingTagIds(
  scope: OrganizationScope,
  tagIds: string[] | SQLWrapper,
  condition?: SQL,
) {
  return subquery
    .select({ id: tagsTable.id })
    .from(tagsTable)
    .where(and(areTags(scope, tagIds), not(isLinked), condition));
}

export function areMissingTags(scope: OrganizationScope, tagIds: string[]): SQL {
  return exists(selectMissingTagIds(scope, tagIds));
}

export function hasAnyTag(tagIds: string[]): SQL {
  return exists(
    subquery
      .select({ id: link.tagId })
      .from(link)
      .innerJoin(tagsTable, eq(tagsTable.id, link.tagId))
      .where(and(eq(link.documentId, documentsTable.id), idsIn(link.tagId, tagIds))),
  );
}

export function wouldChange(
  scope: OrganizationScope,
  { addTagIds, removeTagIds }: TagsToChange,
): SQL {
  return balanced('or', [areMissingTags(scope, addTagIds), hasAnyTag(removeTagIds)]);
}
