import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { serverLimits } from '../../../shared/limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { hasRow, hasRowIn } from '../../database/expressions.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { startedBy } from '../../outbox/job-starter.ts';
import { deleteJobUnless } from '../../outbox/job-store.ts';
import { correspondentsTable } from '../correspondents/correspondent-table.ts';
import { fieldsChange } from '../documents/rows/field-change-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { removeTypeFromRules } from '../tagging-rules/rows/rule-types-store.ts';
import { isType } from './rows/document-type-store.ts';
import { documentTypesTable } from './rows/document-type-table.ts';

const table = documentTypesTable;

/**
 * Hides an own type and clears it in as many documents as one transaction may change; a job clears
 * the rest. Removes it from correspondents and rules. Returns a row as `removed` if the type
 * existed.
 */
export function removalChange(scope: OrganizationScope, key: string) {
  const { database, organizationId } = scope;
  const exists = hasRow(table, isType(scope, key));
  const cleared = clearedDocuments(scope, key, exists);
  return {
    eventSources: [cleared.eventSource],
    jobSources: [
      sql`
        select ${jobJson('document-type.clear', { key, ...startedBy(scope) })} as job
        where ${exists} and exists (
          select 1 from (${documentsOf(scope, key)}) limit 1 offset ${serverLimits.fieldChanges})`,
    ],
    statements: {
      cleared: cleared.statement,
      defaults: database
        .update(correspondentsTable)
        .set({ defaultDocumentType: null })
        .where(
          and(
            eq(correspondentsTable.organizationId, organizationId),
            eq(correspondentsTable.defaultDocumentType, key),
            exists,
          ),
        ),
      rules: removeTypeFromRules(scope, key, exists),
      removed: database
        .update(table)
        .set({ removedAt: scope.platform.clock.now() })
        .where(isType(scope, key))
        .returning({ key: table.key }),
      gone: deleteUnusedRemoved(scope, key),
    },
  };
}

export function removalStep(scope: OrganizationScope, key: string, jobId: string) {
  const isCurrent = hasRow(table, isRemoved(scope, key));
  const { eventSource, statement } = clearedDocuments(scope, key, isCurrent);
  return {
    eventSources: [eventSource],
    statements: {
      cleared: statement,
      gone: deleteUnusedRemoved(scope, key),
      done: deleteJobUnless(
        scope.database,
        jobId,
        sql`select sequence from (${documentsOf(scope, key)}) where ${isCurrent}`,
      ),
    },
  };
}

function clearedDocuments(scope: OrganizationScope, key: string, condition: SQL) {
  const documents = and(
    sql`${documentsTable.sequence} in (
      select sequence from (${documentsOf(scope, key)} limit ${serverLimits.fieldChanges}))`,
    condition,
  );
  return fieldsChange(scope, { documentType: null }, { documents });
}

function documentsOf({ organizationId }: OrganizationScope, key: string): SQL {
  return sql`
    select sequence from documents indexed by documents_by_type
    where organization_id = ${organizationId} and document_type = ${key} and deleted_at is null
    union all
    select sequence from documents indexed by documents_trashed_by_type
    where organization_id = ${organizationId} and document_type = ${key} and deleted_at is not null`;
}

function isRemoved({ organizationId }: OrganizationScope, key: string) {
  return and(
    eq(table.organizationId, organizationId),
    eq(table.key, key),
    isNotNull(table.removedAt),
  );
}

function deleteUnusedRemoved(scope: OrganizationScope, key: string) {
  return scope.database
    .delete(table)
    .where(and(isRemoved(scope, key), not(hasRowIn(documentsOf(scope, key)))));
}
