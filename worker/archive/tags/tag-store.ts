import { and, asc, eq, exists, inArray, lt, ne, not, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import {
  tagNameKey,
  tagSearchKey,
  type Tag,
  type TagInput,
} from '../../../shared/archive/tags/tag.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { countOf, hasRow, rowId, subquery } from '../../database/expressions.ts';
import { insertIf } from '../../database/insert-from.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { deleteJobUnless } from '../../outbox/job-store.ts';
import { taggingRuleTagsTable } from '../tagging-rules/rows/tagging-rule-table.ts';
import { replaceSearches, type RenamedSearch } from '../views/searches/view-search-store.ts';
import { documentTagsTable, tagsTable } from './tag-table.ts';

const tagColumns = {
  id: tagsTable.id,
  organizationId: tagsTable.organizationId,
  name: tagsTable.name,
  color: tagsTable.color,
  description: tagsTable.description,
  documentsCount: tagsTable.documentsCount,
  createdAt: tagsTable.createdAt,
  updatedAt: tagsTable.updatedAt,
};

export function findTags(scope: OrganizationScope): Promise<Tag[]> {
  return scope.database
    .select(tagColumns)
    .from(tagsTable)
    .where(eq(tagsTable.organizationId, scope.organizationId))
    .orderBy(asc(tagsTable.nameKey));
}

export async function findTagIdByName(
  scope: OrganizationScope,
  name: string,
): Promise<string | undefined> {
  const [tag] = await scope.database
    .select({ id: tagsTable.id })
    .from(tagsTable)
    .where(
      and(
        eq(tagsTable.organizationId, scope.organizationId),
        eq(tagsTable.nameKey, tagNameKey(name)),
      ),
    );
  return tag?.id;
}

const found = alias(tagsTable, 'found');

/** Selects a row with the search key of the tag for each tag with the same key, because `tag:` finds all of them. */
export function selectSearchKeys(scope: ReadScope, tagId: string) {
  return scope.database
    .select({ searchKey: tagsTable.searchKey })
    .from(tagsTable)
    .where(
      and(
        eq(tagsTable.organizationId, scope.organizationId),
        eq(
          tagsTable.searchKey,
          subquery
            .select({ searchKey: found.searchKey })
            .from(found)
            .where(and(eq(found.id, tagId), eq(found.organizationId, scope.organizationId))),
        ),
      ),
    );
}

export async function insertTag(
  scope: OrganizationScope,
  tag: TagInput & { id: string; createdAt: Date },
): Promise<{ tag: Tag | undefined; isNameTaken: boolean }> {
  const { database, organizationId } = scope;
  const nameKey = tagNameKey(tag.name);
  const { named, rows } = await batch(database, {
    named: database
      .select({ id: tagsTable.id })
      .from(tagsTable)
      .where(and(eq(tagsTable.organizationId, organizationId), eq(tagsTable.nameKey, nameKey))),
    inserted: insertIf(
      database,
      tagsTable,
      { ...tag, organizationId, nameKey, searchKey: tagSearchKey(tag.name) },
      lt(countOf(tagsTable, eq(tagsTable.organizationId, organizationId)), limits.tags.max),
    ).onConflictDoNothing(),
    rows: database.select(tagColumns).from(tagsTable).where(isTag(scope, tag.id)),
  });
  return { tag: rows[0], isNameTaken: named.length > 0 };
}

/**
 * Changes a tag, and rewrites `searches` of views so that they keep their meaning. Returns the changed tag, and whether
 * it exists: if it exists but was not changed, another tag has the name.
 */
export async function updateTagRow(
  scope: OrganizationScope,
  tagId: string,
  { searches, ...change }: TagInput & { updatedAt: Date; searches: RenamedSearch[] },
): Promise<{ tag: Tag | undefined; exists: boolean }> {
  const { database } = scope;
  const nameKey = tagNameKey(change.name);
  const other = alias(tagsTable, 'other');
  const isFree = not(
    hasRow(
      other,
      and(
        eq(other.organizationId, scope.organizationId),
        eq(other.nameKey, nameKey),
        ne(other.id, tagId),
      ),
    ),
  );
  const { updated, existing } = await batch(database, {
    views: replaceSearches(scope, searches, isFree),
    updated: database
      .update(tagsTable)
      .set({ ...change, nameKey, searchKey: tagSearchKey(change.name) })
      .where(and(isTag(scope, tagId), isFree))
      .returning(tagColumns),
    existing: database.select({ id: tagsTable.id }).from(tagsTable).where(isTag(scope, tagId)),
  });
  return { tag: updated[0], exists: existing.length > 0 };
}

/**
 * Deletes a tag, its references in rules, and its links to as many documents as one transaction may change. The tag is
 * deleted first, so that no trigger updates its count for each document.
 */
export function deleteTagStatements(scope: OrganizationScope, tagId: string) {
  const { database, organizationId } = scope;
  return {
    deleted: database.delete(tagsTable).where(isTag(scope, tagId)).returning({ id: tagsTable.id }),
    links: deleteTagLinks(scope, tagId),
    actions: database
      .delete(taggingRuleTagsTable)
      .where(
        and(
          eq(taggingRuleTagsTable.organizationId, organizationId),
          eq(taggingRuleTagsTable.tagId, tagId),
        ),
      ),
  };
}

/** Deletes up to `limits.tagChanges` links of a deleted tag, those of the oldest documents first. Returns a row for each. */
export function deleteTagLinks(scope: OrganizationScope, tagId: string) {
  return scope.database
    .delete(documentTagsTable)
    .where(
      inArray(
        rowId(documentTagsTable),
        linksOf(scope, tagId)
          .orderBy(asc(documentTagsTable.documentSequence))
          .limit(limits.tagChanges),
      ),
    )
    .returning({ id: documentTagsTable.documentId });
}

export function selectTagLinksJob(scope: OrganizationScope, tagId: string): SQL {
  const isMore = exists(linksOf(scope, tagId).limit(1).offset(limits.tagChanges));
  return subquery
    .select({ job: jobJson('tag-links.delete', { tagId }).as('job') })
    .from(tagsTable)
    .where(and(isTag(scope, tagId), isMore))
    .getSQL();
}

export function endTagLinksJob(scope: OrganizationScope, jobId: string, tagId: string) {
  return deleteJobUnless(scope.database, jobId, linksOf(scope, tagId).getSQL());
}

function linksOf({ organizationId }: OrganizationScope, tagId: string) {
  return subquery
    .select({ link: rowId(documentTagsTable) })
    .from(documentTagsTable)
    .where(
      and(eq(documentTagsTable.organizationId, organizationId), eq(documentTagsTable.tagId, tagId)),
    );
}

function isTag(scope: OrganizationScope, tagId: string) {
  return and(eq(tagsTable.id, tagId), eq(tagsTable.organizationId, scope.organizationId));
}
