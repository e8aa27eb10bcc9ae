import { and, asc, eq, sql } from 'drizzle-orm';
import {
  tagNameKey,
  tagSearchKey,
  type Tag,
  type TagInput,
} from '../../../shared/archive/tags/tag.ts';
import { limits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { taggingRuleTagsTable } from '../tagging-rules/tagging-rule-table.ts';
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

/** All tags, by name. */
export function findTags(scope: OrganizationScope): Promise<Tag[]> {
  return scope.database
    .select(tagColumns)
    .from(tagsTable)
    .where(eq(tagsTable.organizationId, scope.organizationId))
    .orderBy(asc(tagsTable.nameKey));
}

/** The tag with a name, ignoring case. */
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

/** Returns the new tag; none is written if another has its name, or beyond the limit of an organization. */
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
    inserted: database.run(sql`
      insert into ${tagsTable} (id, organization_id, name, name_key, search_key, color, description, created_at)
      select ${tag.id}, ${organizationId}, ${tag.name}, ${nameKey}, ${tagSearchKey(tag.name)}, ${tag.color}, ${tag.description},
        ${tag.createdAt.getTime()}
      where (select count(*) from ${tagsTable} where organization_id = ${organizationId}) < ${limits.tags.max}
      on conflict do nothing`),
    rows: database.select(tagColumns).from(tagsTable).where(isTag(scope, tag.id)),
  });
  return { tag: rows[0], isNameTaken: named.length > 0 };
}

/** Returns the changed tag, and whether it exists: one that exists but was not changed has a name that is taken. */
export async function updateTagRow(
  scope: OrganizationScope,
  tagId: string,
  change: TagInput & { updatedAt: Date },
): Promise<{ tag: Tag | undefined; exists: boolean }> {
  const { database } = scope;
  const nameKey = tagNameKey(change.name);
  const { updated, existing } = await batch(database, {
    updated: database
      .update(tagsTable)
      .set({ ...change, nameKey, searchKey: tagSearchKey(change.name) })
      .where(
        and(
          isTag(scope, tagId),
          sql`not exists (
            select 1 from ${tagsTable} as other
            where other.organization_id = ${scope.organizationId} and other.name_key = ${nameKey} and other.id <> ${tagId})`,
        ),
      )
      .returning(tagColumns),
    existing: database.select({ id: tagsTable.id }).from(tagsTable).where(isTag(scope, tagId)),
  });
  return { tag: updated[0], exists: existing.length > 0 };
}

/** Deletes a tag and all references to it. The tag first: then no trigger updates its count for each document. */
export function deleteTagStatements(scope: OrganizationScope, tagId: string) {
  const { database, organizationId } = scope;
  return {
    deleted: database.delete(tagsTable).where(isTag(scope, tagId)).returning({ id: tagsTable.id }),
    links: database
      .delete(documentTagsTable)
      .where(
        and(
          eq(documentTagsTable.organizationId, organizationId),
          eq(documentTagsTable.tagId, tagId),
        ),
      ),
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

function isTag(scope: OrganizationScope, tagId: string) {
  return and(eq(tagsTable.id, tagId), eq(tagsTable.organizationId, scope.organizationId));
}
