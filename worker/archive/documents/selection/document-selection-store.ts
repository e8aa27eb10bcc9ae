import { and, count, eq, isNotNull, isNull, not, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import {
  allOf,
  hasRow,
  idsIn,
  jsonEach,
  never,
  subquery,
  unindexed,
} from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { AppError } from '../../../http/app-error.ts';
import { documentsTable } from '../rows/document-table.ts';

/**
 * Documents by id. With `isComplete`, nothing is changed unless all of them exist in the
 * organization. With `isActive`, documents in the trash are not part of the selection.
 */
export type DocumentSelection = {
  documentIds: string[];
  isComplete: boolean;
  isActive?: boolean;
};

export function namedDocuments(documentIds: string[]): DocumentSelection {
  return { documentIds: [...new Set(documentIds)], isComplete: true };
}

export function activeOf(selection: DocumentSelection): DocumentSelection {
  return { ...selection, isActive: true };
}

/**
 * Condition on `documents`: it is in the selection. If a document that must exist is missing, no
 * document meets the condition.
 */
export function isSelected(scope: OrganizationScope, selection: DocumentSelection): SQL {
  const { documentIds, isComplete, isActive } = selection;
  const isOne = allOf(
    eq(unindexed(documentsTable.organizationId), scope.organizationId),
    idsIn(documentsTable.id, documentIds),
    isActive ? isNull(documentsTable.deletedAt) : undefined,
  );
  if (!isComplete) return isOne;
  const { rows, value } = jsonEach(JSON.stringify(documentIds), 'wanted');
  const isThere = and(isPresent(scope, value), isActive ? isNull(present.deletedAt) : undefined);
  const missing = subquery
    .select({ one: literal(1) })
    .from(rows)
    .where(not(hasRow(present, isThere)));
  return allOf(isOne, notExists(missing));
}

const present = alias(documentsTable, 'present');

function isPresent({ organizationId }: OrganizationScope, documentId: SQL) {
  return and(eq(present.id, documentId), eq(present.organizationId, organizationId));
}

export type Missing = { missingIds: string[]; trashedIds: string[]; selectedCount: number };

export function selectMissingDocuments(scope: OrganizationScope, selection: DocumentSelection) {
  const ids = selection.isComplete ? selection.documentIds : [];
  const { rows, value } = jsonEach(JSON.stringify(ids), 'wanted');
  return scope.database
    .select({
      missingIds: listWhere(value, isNull(present.id)).as('missing_ids'),
      trashedIds: listWhere(value, selection.isActive ? isNotNull(present.deletedAt) : never).as(
        'trashed_ids',
      ),
      selectedCount: count().as('selected_count'),
    })
    .from(rows)
    .leftJoin(present, isPresent(scope, value));
}

function listWhere(id: SQL, condition: SQL) {
  return sql<string[]>`json_group_array(${id}) filter (where ${condition})`.mapWith(
    (json: string) => JSON.parse(json) as string[],
  );
}

/** Throws 404 `document.not_found` or 409 `document.in_trash` with the ids of these documents. */
export function assertComplete([row]: Missing[]): void {
  if (!row) return;
  const { missingIds, trashedIds, selectedCount } = row;
  const detailsOf = (documentIds: string[]) => ({ details: { documentIds, selectedCount } });
  if (missingIds.length > 0) throw new AppError('document.not_found', detailsOf(missingIds));
  if (trashedIds.length > 0) throw new AppError('document.in_trash', detailsOf(trashedIds));
}
