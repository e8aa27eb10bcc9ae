import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DocumentFieldName } from '../../../../shared/reading/fields/document-fields.ts';
import type {
  DocumentFinding,
  FindingState,
} from '../../../../shared/archive/findings/stored/document-finding.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { hasRow } from '../../../database/expressions.ts';
import { excluded, insertFrom, insertList } from '../../../database/insert-from.ts';
import type { ClearedFields } from '../../documents/rows/field-change-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { documentFindingsTable } from './finding-table.ts';

export function replaceFindings(
  scope: OrganizationScope,
  documentId: string,
  { findings, condition }: { findings: readonly DocumentFinding[]; condition: SQL | undefined },
): Statement[] {
  const { database, organizationId } = scope;
  const table = documentFindingsTable;
  const isAllowed = hasRow(documentsTable, condition);
  const rows = findings.map((finding) => ({ ...finding, organizationId, documentId }));
  return [
    database
      .delete(table)
      .where(
        and(eq(table.organizationId, organizationId), eq(table.documentId, documentId), isAllowed),
      ),
    insertList(database, table, rows, isAllowed),
  ];
}

/**
 * Marks the findings of cleared fields as dismissed, and stores values without a finding as
 * dismissed findings, so that they are not set again when they are found later. Must come before
 * the statement that clears the fields.
 */
export function clearFindings(
  { database }: OrganizationScope,
  {
    documents,
    cleared,
    state = 'dismissed',
  }: { documents: SQL | undefined; cleared: ClearedFields; state?: FindingState | undefined },
): Statement {
  const { organizationId, documentId, field } = documentFindingsTable;
  return insertFrom(
    database,
    documentFindingsTable,
    {
      organizationId: documentsTable.organizationId,
      documentId: documentsTable.id,
      field: cleared.field,
      value: cleared.value,
      source: 'person',
      state,
      confidence: 100,
    },
    sql`from ${documentsTable} cross join ${cleared.rows} where ${documents} and ${cleared.condition}`,
  ).onConflictDoUpdate({
    target: [organizationId, documentId, field],
    set: { state: excluded(documentFindingsTable.state) },
  });
}

export function forgetPlaces(
  { database, organizationId }: OrganizationScope,
  documentId: string,
  condition: SQL | undefined,
): Statement {
  const table = documentFindingsTable;
  return database
    .update(table)
    .set({ page: null, start: null, end: null })
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.documentId, documentId),
        hasRow(documentsTable, condition),
      ),
    );
}

export function updateFindingState(
  { database, organizationId }: OrganizationScope,
  {
    documentId,
    field,
    state,
    condition,
  }: {
    documentId: string;
    field: DocumentFieldName;
    state: FindingState;
    condition: SQL | undefined;
  },
): Statement {
  const table = documentFindingsTable;
  return database
    .update(table)
    .set({ state })
    .where(
      and(
        eq(table.organizationId, organizationId),
        eq(table.documentId, documentId),
        eq(table.field, field),
        hasRow(documentsTable, condition),
      ),
    );
}
