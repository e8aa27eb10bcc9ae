import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { correspondentLimits } from '../../../shared/archive/archive-limits.ts';
import {
  correspondentKey,
  type Correspondent,
  type CorrespondentInput,
  type CorrespondentUpdate,
} from '../../../shared/archive/correspondents/correspondent.ts';
import { hasPermission } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, type Statement } from '../../database/database.ts';
import { allTagsExist, selectMissingTagsCount } from '../tags/document-tag-store.ts';
import { replaceSearches, type RenamedSearch } from '../views/view-search-store.ts';
import {
  correspondentNamesTable,
  correspondentsTable,
  correspondentTagsTable,
} from './correspondent-table.ts';

const { id } = correspondentsTable;

const correspondentColumns = {
  id,
  organizationId: correspondentsTable.organizationId,
  name: correspondentsTable.name,
  aliases: sql`(
    select json_group_array(name order by position, name_key) from correspondent_names
    where correspondent_names.correspondent_id = correspondents.id and position > 0)`
    .mapWith((json: string) => JSON.parse(json) as string[])
    .as('aliases_json'),
  defaultTagIds: sql`(
    select json_group_array(tags.id order by tags.name_key) from correspondent_tags
    inner join tags on tags.id = correspondent_tags.tag_id
    where correspondent_tags.correspondent_id = correspondents.id)`
    .mapWith((json: string) => JSON.parse(json) as string[])
    .as('default_tags_json'),
  defaultDocumentType: correspondentsTable.defaultDocumentType,
  // With those of correspondents that are being merged into it.
  documentsCount: sql<number>`${correspondentsTable.documentsCount} + coalesce((
    select sum(merged.documents_count) from correspondents as merged where merged.replaced_by = correspondents.id), 0)`.as(
    'all_documents_count',
  ),
  createdAt: correspondentsTable.createdAt,
  updatedAt: correspondentsTable.updatedAt,
};

const latestDocument = sql<Correspondent['latestDocument']>`(
    select json_object('id', documents.id, 'name', documents.name, 'documentDate', documents.document_date,
      'createdAt', documents.created_at)
    from documents indexed by documents_by_correspondent
    where documents.organization_id = correspondents.organization_id
      and documents.correspondent_id = correspondents.id and documents.deleted_at is null
    order by documents.document_date desc, documents.sequence desc limit 1)`
  .mapWith((json: string) => {
    const latest = JSON.parse(json) as NonNullable<Correspondent['latestDocument']>;
    return { ...latest, createdAt: new Date(latest.createdAt) };
  })
  .as('latest_document_json');

/** Null for a key that may not read documents. */
function latestDocumentFor({ actor }: OrganizationScope) {
  if (hasPermission(actor, 'documents:read')) return latestDocument;
  return sql<Correspondent['latestDocument']>`null`.as('latest_document_json');
}

function selectCorrespondents(scope: OrganizationScope, condition?: SQL) {
  return scope.database
    .select({ ...correspondentColumns, latestDocument: latestDocumentFor(scope) })
    .from(correspondentsTable)
    .where(
      and(
        eq(correspondentsTable.organizationId, scope.organizationId),
        isNull(correspondentsTable.removedAt),
        condition,
      ),
    )
    .orderBy(asc(correspondentsTable.nameKey));
}

/** All correspondents, by name. */
export function findCorrespondents(scope: OrganizationScope): Promise<Correspondent[]> {
  return selectCorrespondents(scope);
}

/** The correspondent that has a name or alias with a key. */
export async function findNamedCorrespondent(
  scope: OrganizationScope,
  nameKey: string,
): Promise<{ id: string; name: string } | undefined> {
  const [row] = await scope.database
    .select({ id, name: correspondentsTable.name })
    .from(correspondentNamesTable)
    .innerJoin(correspondentsTable, eq(id, correspondentNamesTable.correspondentId))
    .where(
      and(
        eq(correspondentNamesTable.organizationId, scope.organizationId),
        eq(correspondentNamesTable.nameKey, nameKey),
      ),
    );
  return row;
}

/** What prevents a correspondent from being written. */
type Written = {
  correspondent: Correspondent | undefined;
  isNameTaken: boolean;
  isTagMissing: boolean;
};

/** None is written if another has one of its names, a tag is missing, or beyond the limit of an organization. */
export async function insertCorrespondent(
  scope: OrganizationScope,
  input: CorrespondentInput & { id: string; createdAt: Date },
): Promise<Written> {
  const { database, organizationId } = scope;
  const names = namesOf(input);
  const isWritten = sql`exists (select 1 from ${correspondentsTable} where id = ${input.id})`;
  const { taken, missingTags, rows } = await batch(database, {
    taken: selectTakenNames(scope, input.id, names),
    missingTags: selectMissingTagsCount(scope, input.defaultTagIds),
    inserted: database.run(sql`
      insert into ${correspondentsTable} (id, organization_id, name, name_key, default_document_type, created_at)
      select ${input.id}, ${organizationId}, ${input.name}, ${correspondentKey(input.name)}, ${input.defaultDocumentType},
        ${input.createdAt.getTime()}
      where ${isAllowed(scope, input.id, { names, tagIds: input.defaultTagIds })} and ${hasRoom(scope)}`),
    names: insertNames(scope, input.id, { names, condition: isWritten }),
    tags: insertTags(scope, input.id, { tagIds: input.defaultTagIds, condition: isWritten }),
    rows: selectCorrespondents(scope, eq(id, input.id)),
  });
  return writtenOf(rows, taken, missingTags);
}

/** Condition without a table: the organization may have another correspondent. */
function hasRoom({ organizationId }: OrganizationScope): SQL {
  return sql`(
    select count(*) from ${correspondentsTable} where organization_id = ${organizationId} and removed_at is null
  ) < ${correspondentLimits.count}`;
}

/** Whether the organization may have another correspondent: one row. */
export function selectHasRoom(scope: OrganizationScope) {
  return scope.database.all<{ hasRoom: number }>(sql`select ${hasRoom(scope)} as hasRoom`);
}

/** Writes one with nothing but a name, if the condition holds, which has to include `isCreatable`. */
export function insertNamedCorrespondent(
  scope: OrganizationScope,
  { id: correspondentId, name }: { id: string; name: string },
  condition: SQL,
): Statement[] {
  const { database, organizationId, platform } = scope;
  const isWritten = sql`exists (select 1 from ${correspondentsTable} where id = ${correspondentId})`;
  return [
    database.run(sql`
      insert into ${correspondentsTable} (id, organization_id, name, name_key, created_at)
      select ${correspondentId}, ${organizationId}, ${name}, ${correspondentKey(name)}, ${platform.clock.now().getTime()}
      where ${condition}`),
    insertNames(scope, correspondentId, {
      names: namesOf({ name, aliases: [] }),
      condition: isWritten,
    }),
  ];
}

/** Condition without a table: no other correspondent has the name, and there may be another one. */
export function isCreatable(scope: OrganizationScope, correspondentId: string, name: string): SQL {
  const names = namesOf({ name, aliases: [] });
  return sql`${isAllowed(scope, correspondentId, { names, tagIds: [] })} and ${hasRoom(scope)}`;
}

/** One row if the organization has this correspondent. */
export function selectCorrespondent(scope: OrganizationScope, correspondentId: string) {
  return selectCorrespondents(scope, isCorrespondent(scope, correspondentId));
}

/** Changes only what the update names, and `searches` of views, which keep their meaning. `correspondent` is undefined if it does not exist. */
export async function updateCorrespondentRows(
  scope: OrganizationScope,
  correspondentId: string,
  update: CorrespondentUpdate & { updatedAt: Date; searches: RenamedSearch[] },
): Promise<Written> {
  const { database } = scope;
  const { name, aliases, defaultTagIds, defaultDocumentType, updatedAt } = update;
  const names = namesOf({ name, aliases: aliases ?? [] });
  const condition = sql`${isAllowed(scope, correspondentId, { names, tagIds: defaultTagIds ?? [] })}
    and exists (select 1 from ${correspondentsTable} where ${isCorrespondent(scope, correspondentId)})`;
  const ownNames = sql`delete from ${correspondentNamesTable} where correspondent_id = ${correspondentId} and ${condition}`;
  const { taken, missingTags, rows } = await batch(database, {
    taken: selectTakenNames(scope, correspondentId, names),
    missingTags: selectMissingTagsCount(scope, defaultTagIds ?? []),
    views: replaceSearches(scope, update.searches, condition),
    updated: database
      .update(correspondentsTable)
      .set({
        ...(name !== undefined && { name, nameKey: correspondentKey(name) }),
        ...(defaultDocumentType !== undefined && { defaultDocumentType }),
        updatedAt,
      })
      .where(and(isCorrespondent(scope, correspondentId), condition)),
    formerName:
      name === undefined
        ? []
        : [
            database.run(
              sql`${ownNames} and (position = 0 or name_key = ${correspondentKey(name)})`,
            ),
          ],
    formerAliases: aliases === undefined ? [] : [database.run(sql`${ownNames} and position > 0`)],
    names: insertNames(scope, correspondentId, { names, condition }),
    formerTags:
      defaultTagIds === undefined
        ? []
        : [
            database.run(
              sql`delete from ${correspondentTagsTable} where correspondent_id = ${correspondentId} and ${condition}`,
            ),
          ],
    tags: insertTags(scope, correspondentId, { tagIds: defaultTagIds ?? [], condition }),
    rows: selectCorrespondents(scope, eq(id, correspondentId)),
  });
  return writtenOf(rows, taken, missingTags);
}

function writtenOf(
  [correspondent]: Correspondent[],
  taken: unknown[],
  missingTags: { missingCount: number }[],
): Written {
  return {
    correspondent,
    isNameTaken: taken.length > 0,
    isTagMissing: missingTags.some(({ missingCount }) => missingCount > 0),
  };
}

type Name = { key: string; name: string; position: number };

/** The name, where there is one, and the aliases other than the name. */
function namesOf({ name, aliases }: { name?: string | undefined; aliases: string[] }): Name[] {
  const own = name === undefined ? [] : [{ key: correspondentKey(name), name, position: 0 }];
  const others = aliases.map((alias, index) => ({
    key: correspondentKey(alias),
    name: alias,
    position: index + 1,
  }));
  return [...own, ...others.filter(({ key }) => key !== own[0]?.key)];
}

/** Condition without a table: no other correspondent has one of the names, and the tags exist. */
function isAllowed(
  scope: OrganizationScope,
  correspondentId: string,
  { names, tagIds }: { names: Name[]; tagIds: string[] },
): SQL {
  return sql`not exists (${takenNames(scope, correspondentId, names)}) and ${allTagsExist(scope, tagIds)}`;
}

function takenNames({ organizationId }: OrganizationScope, correspondentId: string, names: Name[]) {
  return sql`
    select 1 as taken from ${correspondentNamesTable}
    where organization_id = ${organizationId} and correspondent_id <> ${correspondentId}
      and name_key in (select value ->> 'key' from json_each(${JSON.stringify(names)}))`;
}

function selectTakenNames(scope: OrganizationScope, correspondentId: string, names: Name[]) {
  return scope.database.all<{ taken: number }>(takenNames(scope, correspondentId, names));
}

/** An alias that is the name already, is not added. */
function insertNames(
  scope: OrganizationScope,
  correspondentId: string,
  { names, condition }: { names: Name[]; condition: SQL },
): Statement {
  return scope.database.run(sql`
    insert into ${correspondentNamesTable} (organization_id, name_key, correspondent_id, name, position)
    select ${scope.organizationId}, value ->> 'key', ${correspondentId}, value ->> 'name', value ->> 'position'
    from json_each(${JSON.stringify(names)}) where ${condition}
    on conflict do nothing`);
}

function insertTags(
  scope: OrganizationScope,
  correspondentId: string,
  { tagIds, condition }: { tagIds: string[]; condition: SQL },
): Statement {
  return scope.database.run(sql`
    insert into ${correspondentTagsTable} (correspondent_id, tag_id, organization_id)
    select ${correspondentId}, value, ${scope.organizationId} from json_each(${JSON.stringify(tagIds)})
    where ${condition}`);
}

/** Condition on `correspondents`: it is this one of the organization, and has not been removed. */
export function isCorrespondent(scope: OrganizationScope, correspondentId: string): SQL {
  return sql`(${id} = ${correspondentId} and ${correspondentsTable.organizationId} = ${scope.organizationId}
    and ${correspondentsTable.removedAt} is null)`;
}

/** Condition without a table: the organization has all of these correspondents. */
export function allCorrespondentsExist(scope: OrganizationScope, correspondentIds: string[]): SQL {
  return sql`not exists (
    select 1 from json_each(${JSON.stringify(correspondentIds)}) as wanted where not exists (
      select 1 from ${correspondentsTable} as present
      where present.id = wanted.value and present.organization_id = ${scope.organizationId}
        and present.removed_at is null))`;
}

/** The number of default tags of a correspondent. */
export async function countDefaultTags(
  { database, organizationId }: OrganizationScope,
  correspondentId: string,
): Promise<number> {
  const [row] = await database.all<{ count: number }>(sql`
    select count(*) as count from ${correspondentTagsTable}
    where correspondent_id = ${correspondentId} and organization_id = ${organizationId}`);
  return row?.count ?? 0;
}

/** One row if the organization has this correspondent, otherwise none. */
export function selectCorrespondentExists(scope: OrganizationScope, correspondentId: string) {
  return scope.database
    .select({ correspondentId: id })
    .from(correspondentsTable)
    .where(isCorrespondent(scope, correspondentId));
}
