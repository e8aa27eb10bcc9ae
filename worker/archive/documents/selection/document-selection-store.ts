import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { documentsTable } from '../rows/document-table.ts';

/**
 * Documents by id. With `isComplete`, nothing is changed unless all of them are documents of the organization; with `isActive`, those
 * in the trash are no part of it.
 */
export type DocumentSelection = {
  documentIds: string[];
  isComplete: boolean;
  isActive?: boolean;
};

export function namedDocuments(documentIds: string[]): DocumentSelection {
  return { documentIds: [...new Set(documentIds)], isComplete: true };
}

/** The same documents for a change that those in the trash do not get. */
export function activeOf(selection: DocumentSelection): DocumentSelection {
  return { ...selection, isActive: true };
}

/** Condition on `documents`: it is in the selection. None is if one that must exist is missing. */
export function isSelected(scope: OrganizationScope, selection: DocumentSelection): SQL {
  const { organizationId } = scope;
  const ids = JSON.stringify(selection.documentIds);
  // The plus keeps SQLite from reading all of an organization's documents instead of looking up the named ones.
  const isOne = sql`+${documentsTable.organizationId} = ${organizationId}
    and ${documentsTable.id} in (select value from json_each(${ids}))
    ${selection.isActive ? sql`and ${documentsTable.deletedAt} is null` : sql``}`;
  if (!selection.isComplete) return isOne;
  return sql`${isOne} and not exists (
    select 1 from json_each(${ids}) as wanted where not exists (
      select 1 from ${documentsTable} as present
      where present.id = wanted.value and present.organization_id = ${organizationId}
        ${selection.isActive ? sql`and present.deleted_at is null` : sql``}))`;
}

/** The numbers of documents that must exist but are missing, and that must not be in the trash but are: one row. */
export function selectMissingCount(scope: OrganizationScope, selection: DocumentSelection) {
  const ids = JSON.stringify(selection.isComplete ? selection.documentIds : []);
  const isTrashed = selection.isActive ? sql`present.deleted_at is not null` : sql`false`;
  return scope.database
    .select({
      missingCount: sql<number>`count(*) filter (where present.id is null)`.as('missing_count'),
      trashedCount: sql<number>`count(*) filter (where ${isTrashed})`.as('trashed_count'),
    })
    .from(
      sql`json_each(${ids}) as wanted left join ${documentsTable} as present
        on present.id = wanted.value and present.organization_id = ${scope.organizationId}`,
    );
}

/** 404 `document.not_found` or 409 `document.in_trash`, by the row of `selectMissingCount`. */
export function assertComplete([row]: { missingCount: number; trashedCount: number }[]): void {
  if (row && row.missingCount > 0) throw new AppError('document.not_found');
  if (row && row.trashedCount > 0) throw new AppError('document.in_trash');
}
