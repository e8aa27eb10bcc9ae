import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentsTable } from '../documents/document-table.ts';

/** Documents by id. With `isComplete`, nothing is changed unless all of them are documents of the organization. */
export type DocumentSelection = { documentIds: string[]; isComplete: boolean };

export function namedDocuments(documentIds: string[]): DocumentSelection {
  return { documentIds: [...new Set(documentIds)], isComplete: true };
}

/** Condition on `documents`: it is in the selection. None is if one that must exist is missing. */
export function isSelected(scope: OrganizationScope, selection: DocumentSelection): SQL {
  const { organizationId } = scope;
  const ids = JSON.stringify(selection.documentIds);
  // The plus keeps SQLite from reading all of an organization's documents instead of looking up the named ones.
  const isOne = sql`+${documentsTable.organizationId} = ${organizationId}
    and ${documentsTable.id} in (select value from json_each(${ids}))`;
  if (!selection.isComplete) return isOne;
  return sql`${isOne} and not exists (
    select 1 from json_each(${ids}) as wanted where not exists (
      select 1 from ${documentsTable} as present
      where present.id = wanted.value and present.organization_id = ${organizationId}))`;
}

/** The number of documents that must exist but are missing: one row. */
export function selectMissingCount(scope: OrganizationScope, selection: DocumentSelection) {
  const ids = JSON.stringify(selection.isComplete ? selection.documentIds : []);
  return scope.database
    .select({ missingCount: sql<number>`count(*)`.as('missing_count') })
    .from(sql`json_each(${ids}) as wanted`)
    .where(
      sql`not exists (
        select 1 from ${documentsTable} as present
        where present.id = wanted.value and present.organization_id = ${scope.organizationId})`,
    );
}
