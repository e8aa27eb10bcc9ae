import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DocumentFieldName } from '../../../../shared/reading/fields/document-fields.ts';
import type {
  DocumentFinding,
  FindingState,
} from '../../../../shared/archive/findings/stored/document-finding.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import type { ClearedFields } from '../../documents/rows/field-change-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { documentFindingsTable } from './finding-table.ts';

/** Writes all findings of the document that meets a condition in place of those before. */
export function replaceFindings(
  scope: OrganizationScope,
  documentId: string,
  { findings, condition }: { findings: readonly DocumentFinding[]; condition: SQL | undefined },
): Statement[] {
  const { database, organizationId } = scope;
  const table = documentFindingsTable;
  const isAllowed = sql`exists (select 1 from ${documentsTable} where ${condition})`;
  return [
    database
      .delete(table)
      .where(
        and(eq(table.organizationId, organizationId), eq(table.documentId, documentId), isAllowed),
      ),
    database.run(sql`
      insert into ${table} (organization_id, document_id, field, value, source, state, confidence, page, start_offset, end_offset)
      select ${organizationId}, ${documentId}, value ->> 'field', value -> 'value', value ->> 'source', value ->> 'state',
        value ->> 'confidence', value ->> 'page', value ->> 'start', value ->> 'end'
      from json_each(${JSON.stringify(findings)}) where ${isAllowed}`),
  ];
}

/**
 * Marks what was found for the cleared fields of documents that meet a condition, and keeps other values as if they had been found: they
 * are not to be set when they are found later. To be written before they are cleared.
 */
export function clearFindings(
  { database }: OrganizationScope,
  {
    documents,
    cleared,
    state = 'dismissed',
  }: { documents: SQL | undefined; cleared: ClearedFields; state?: FindingState | undefined },
): Statement {
  return database.run(sql`
    insert into ${documentFindingsTable} (organization_id, document_id, field, value, source, state, confidence)
    select documents.organization_id, documents.id, ${cleared.field}, ${cleared.value}, 'person', ${state}, 100
    from ${documentsTable} cross join ${cleared.rows}
    where ${documents} and ${cleared.condition}
    on conflict do update set state = excluded.state`);
}

/** The places of what was found in a text that is replaced by another one. */
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
        sql`exists (select 1 from ${documentsTable} where ${condition})`,
      ),
    );
}

/** Written if the document meets `condition`. */
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
        sql`exists (select 1 from ${documentsTable} where ${condition})`,
      ),
    );
}
