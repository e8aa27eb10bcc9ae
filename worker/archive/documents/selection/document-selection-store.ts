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

/** The documents of a selection, and which of them must exist but are missing, or must not be in the trash but are. */
export type Missing = { missingIds: string[]; trashedIds: string[]; selectedCount: number };

/** One row of `Missing`. */
export function selectMissingDocuments(scope: OrganizationScope, selection: DocumentSelection) {
  const ids = JSON.stringify(selection.isComplete ? selection.documentIds : []);
  const isTrashed = selection.isActive ? sql`present.deleted_at is not null` : sql`false`;
  return scope.database
    .select({
      missingIds: idsWhere(sql`present.id is null`).as('missing_ids'),
      trashedIds: idsWhere(isTrashed).as('trashed_ids'),
      selectedCount: sql<number>`count(*)`.as('selected_count'),
    })
    .from(
      sql`json_each(${ids}) as wanted left join ${documentsTable} as present
        on present.id = wanted.value and present.organization_id = ${scope.organizationId}`,
    );
}

function idsWhere(condition: SQL) {
  return sql<string[]>`json_group_array(wanted.value) filter (where ${condition})`.mapWith(
    (json: string) => JSON.parse(json) as string[],
  );
}

/** 404 `document.not_found` or 409 `document.in_trash`, by the row of `selectMissingDocuments`, with the ids of these documents. */
export function assertComplete([row]: Missing[]): void {
  if (!row) return;
  const { missingIds, trashedIds, selectedCount } = row;
  const detailsOf = (documentIds: string[]) => ({ details: { documentIds, selectedCount } });
  if (missingIds.length > 0) throw new AppError('document.not_found', detailsOf(missingIds));
  if (trashedIds.length > 0) throw new AppError('document.in_trash', detailsOf(trashedIds));
}
