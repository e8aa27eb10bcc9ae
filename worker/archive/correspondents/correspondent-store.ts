import { and, asc, count, eq, gt, isNull, not, sql, sum, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Correspondent } from '../../../shared/archive/correspondents/correspondent.ts';
import { hasPermission } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  allOf,
  coalesce,
  hasRow,
  incremented,
  jsonEach,
  jsonGroup,
  subquery,
  valueOf,
} from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { tagsTable } from '../tags/tag-table.ts';
import {
  correspondentNamesTable,
  correspondentsTable,
  correspondentTagsTable,
} from './correspondent-table.ts';

const { id } = correspondentsTable;
const names = correspondentNamesTable;
const merged = alias(correspondentsTable, 'merged');

const correspondentColumns = {
  id,
  organizationId: correspondentsTable.organizationId,
  name: correspondentsTable.name,
  aliases: valueOf(
    subquery
      .select({ names: jsonGroup(names.name, names.position, names.nameKey) })
      .from(names)
      .where(and(eq(names.correspondentId, id), gt(names.position, 0))),
  )
    .mapWith((json: string) => JSON.parse(json) as string[])
    .as('aliases_json'),
  defaultTagIds: valueOf(
    subquery
      .select({ ids: jsonGroup(tagsTable.id, tagsTable.nameKey) })
      .from(correspondentTagsTable)
      .innerJoin(tagsTable, eq(tagsTable.id, correspondentTagsTable.tagId))
      .where(eq(correspondentTagsTable.correspondentId, id)),
  )
    .mapWith((json: string) => JSON.parse(json) as string[])
    .as('default_tags_json'),
  defaultDocumentType: correspondentsTable.defaultDocumentType,
  // Includes the documents of correspondents that are being merged into this one.
  documentsCount: valueOf<number>(
    incremented(
      correspondentsTable.documentsCount,
      coalesce(
        subquery
          .select({ count: sum(merged.documentsCount) })
          .from(merged)
          .where(eq(merged.replacedBy, id)),
        literal(0),
      ),
    ),
  ).as('all_documents_count'),
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

/** Null for an API key that may not read documents. */
function latestDocumentFor({ actor }: OrganizationScope) {
  if (hasPermission(actor, 'documents:read')) return latestDocument;
  return valueOf<Correspondent['latestDocument']>(null).as('latest_document_json');
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

export function findCorrespondents(scope: OrganizationScope): Promise<Correspondent[]> {
  return selectCorrespondents(scope);
}

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

export function selectCorrespondent(scope: OrganizationScope, correspondentId: string) {
  return selectCorrespondents(scope, isCorrespondent(scope, correspondentId));
}

export function isCorrespondent(scope: OrganizationScope, correspondentId: string): SQL {
  return allOf(
    eq(id, correspondentId),
    eq(correspondentsTable.organizationId, scope.organizationId),
    isNull(correspondentsTable.removedAt),
  );
}

export function allCorrespondentsExist(scope: OrganizationScope, correspondentIds: string[]): SQL {
  const wanted = jsonEach(JSON.stringify(correspondentIds), 'wanted');
  const present = alias(correspondentsTable, 'present');
  const isPresent = and(
    eq(present.id, wanted.value),
    eq(present.organizationId, scope.organizationId),
    isNull(present.removedAt),
  );
  return not(hasRow(wanted.rows, not(hasRow(present, isPresent))));
}

export async function countDefaultTags(
  { database, organizationId }: OrganizationScope,
  correspondentId: string,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(correspondentTagsTable)
    .where(
      and(
        eq(correspondentTagsTable.correspondentId, correspondentId),
        eq(correspondentTagsTable.organizationId, organizationId),
      ),
    );
  return row?.count ?? 0;
}

export function selectCorrespondentExists(scope: OrganizationScope, correspondentId: string) {
  return scope.database
    .select({ correspondentId: id })
    .from(correspondentsTable)
    .where(isCorrespondent(scope, correspondentId));
}
