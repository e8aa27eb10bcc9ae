import { and, eq, isNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { documentTypeLimits } from '../../../../shared/archive/archive-limits.ts';
import { nameKey } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentTypeUpdate } from '../../../../shared/archive/document-types/document-type.ts';
import { documentTypes, isBuiltInType } from '../../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { always, countOf, hasRow, idsIn } from '../../../database/expressions.ts';
import { insertIf } from '../../../database/insert-from.ts';
import { documentTypesTable } from './document-type-table.ts';

const table = documentTypesTable;
const { organizationId, key, removedAt } = table;

/** Own types, and all built-in ones, because an organization may have changed each of them. */
const maxRows = documentTypeLimits.count + documentTypes.length;

export type TypeRow = Awaited<ReturnType<typeof selectTypes>>[number];

/**
 * Selects the stored types of an organization. Includes those that are being deleted, because their
 * keys are still taken.
 */
export function selectTypes(scope: ReadScope, condition?: SQL) {
  return scope.database
    .select({ key, name: table.name, isHidden: table.isHidden, removedAt })
    .from(table)
    .where(and(eq(organizationId, scope.organizationId), condition));
}

export function selectTypesOf(scope: ReadScope, keys: readonly string[]) {
  return selectTypes(scope, idsIn(key, keys));
}

export function presentTypes(rows: readonly TypeRow[]): TypeRow[] {
  return rows.filter((row) => row.removedAt === null);
}

/**
 * Condition without a table: the organization has a type with this key. Undefined for a built-in
 * type, which every organization has.
 */
export function hasType(scope: ReadScope, typeKey: string): SQL | undefined {
  return isBuiltInType(typeKey) ? undefined : hasRow(table, isType(scope, typeKey));
}

export function isType(scope: ReadScope, typeKey: string) {
  return and(eq(organizationId, scope.organizationId), eq(key, typeKey), isNull(removedAt));
}

/**
 * The name that the organization has given the type of a document; null for a built-in one that it
 * has not renamed.
 */
export const givenTypeName = sql<string | null>`(
  select document_types.name from document_types
  where document_types.organization_id = documents.organization_id and document_types.key = documents.document_type)`;

type NewType = { key: string; name: string; createdAt: Date };

export function insertType(scope: OrganizationScope, { key: typeKey, name, createdAt }: NewType) {
  const isOfOrganization = eq(organizationId, scope.organizationId);
  const isSame = or(eq(key, typeKey), and(eq(table.nameKey, nameKey(name)), isNull(removedAt)));
  return insertIf(
    scope.database,
    table,
    {
      organizationId: scope.organizationId,
      key: typeKey,
      name,
      nameKey: nameKey(name),
      createdAt,
    },
    and(
      not(hasRow(table, and(isOfOrganization, isSame))),
      lt(countOf(table, isOfOrganization), maxRows),
    ),
  ).returning({ key });
}

type TypeChange = DocumentTypeUpdate & { changedAt: Date };

export function updateType(
  scope: OrganizationScope,
  typeKey: string,
  { name, isHidden, changedAt }: TypeChange,
) {
  return scope.database
    .update(table)
    .set({ ...namesOf(name), isHidden, updatedAt: changedAt })
    .where(and(isType(scope, typeKey), isNameFree(scope, typeKey, name)))
    .returning({ key });
}

export function insertChangedType(
  scope: OrganizationScope,
  typeKey: string,
  { name, isHidden = false, changedAt }: TypeChange,
) {
  return insertIf(
    scope.database,
    table,
    {
      organizationId: scope.organizationId,
      key: typeKey,
      ...namesOf(name),
      isHidden,
      createdAt: changedAt,
    },
    isNameFree(scope, typeKey, name) ?? always,
  )
    .onConflictDoNothing()
    .returning({ key });
}

function namesOf(name: string | null | undefined) {
  return name === undefined ? {} : { name, nameKey: name === null ? null : nameKey(name) };
}

function isNameFree(scope: OrganizationScope, typeKey: string, name: string | null | undefined) {
  if (typeof name !== 'string') return undefined;
  return not(
    hasRow(
      table,
      and(
        eq(organizationId, scope.organizationId),
        eq(table.nameKey, nameKey(name)),
        ne(key, typeKey),
        isNull(removedAt),
      ),
    ),
  );
}
