import {
  and,
  desc,
  eq,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ReadScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import {
  allOf,
  coalesce,
  hasRow,
  idsIn,
  isAmong,
  subquery,
  unindexed,
  valueOf,
} from '../../../database/expressions.ts';
import { documentsTable } from './document-table.ts';

const twin = alias(documentsTable, 'twin');

/** Each condition on `twin` needs an index of its own: with `or`, all documents with a file would be read. */
function ofFile(organizationId: SQLWrapper | string, sha256: SQLWrapper | string) {
  const hasFile = and(eq(twin.organizationId, organizationId), eq(twin.sha256, sha256));
  return {
    isActive: and(hasFile, isNull(twin.deletedAt)),
    isTrashed: and(hasFile, isNotNull(twin.deletedAt)),
  };
}

/** The id of the active document that has a file, or else of the last added one in the trash. */
export function documentWithFile(organizationId: string, sha256: SQLWrapper | string) {
  const { isActive, isTrashed } = ofFile(organizationId, sha256);
  const ids = (condition: SQL | undefined) =>
    subquery.select({ id: twin.id }).from(twin).where(condition);
  const lastTrashed = ids(isTrashed).orderBy(desc(twin.sequence)).limit(1);
  return coalesce<string | null>(valueOf(ids(isActive)), valueOf(lastTrashed));
}

const ofDocument = ofFile(documentsTable.organizationId, documentsTable.sha256);

const hasActiveTwin = hasRow(twin, ofDocument.isActive);

export function refuseTrashedTwin(scope: ReadScope, sha256: string): Statement {
  const { isTrashed } = ofFile(scope.organizationId, sha256);
  return scope.database.run(sql`
    insert into twin_guard (problem) select 'trashed' where ${hasRow(twin, isTrashed)}`);
}

/** The named documents in the trash, each with the first of them that has its file. */
function selectNamed({ organizationId }: ReadScope, documentIds: readonly string[]) {
  const { id, sha256, sequence } = documentsTable;
  return subquery
    .select({
      id,
      organizationId: documentsTable.organizationId,
      sha256,
      firstId:
        sql<string>`first_value(${id}) over (partition by ${sha256} order by ${sequence})`.as(
          'first_id',
        ),
    })
    .from(documentsTable)
    .where(
      and(
        eq(unindexed(documentsTable.organizationId), organizationId),
        idsIn(id, documentIds),
        isNotNull(documentsTable.deletedAt),
      ),
    )
    .as('named');
}

/**
 * Condition on `documents`: it is one of these in the trash and can be restored with the others,
 * because neither an active document nor an older one of them has its file.
 */
export function isWithoutTwin(scope: ReadScope, documentIds: readonly string[]): SQL {
  const named = selectNamed(scope, documentIds);
  const first = subquery.select({ id: named.id }).from(named).where(eq(named.id, named.firstId));
  return allOf(not(hasActiveTwin), isAmong(documentsTable.id, first.getSQL()));
}

/** The same for all documents that were moved to the trash until a time. */
export function isWithoutTwinUntil(deletedUntil: Date | SQL): SQL {
  const isOlder = and(
    ofDocument.isTrashed,
    lt(twin.sequence, documentsTable.sequence),
    lte(twin.deletedAt, deletedUntil),
  );
  return allOf(not(hasActiveTwin), not(hasRow(twin, isOlder)));
}

/**
 * Returns those of the documents that are in the trash and cannot be restored together, because an
 * active document or an older one of them, `twinId`, has their file.
 */
export function findWithTwins(scope: ReadScope, documentIds: readonly string[]) {
  const named = selectNamed(scope, documentIds);
  const { isActive } = ofFile(named.organizationId, named.sha256);
  const twinId = coalesce<string>(
    valueOf(subquery.select({ id: twin.id }).from(twin).where(isActive)),
    sql`nullif(${named.firstId}, ${named.id})`,
  );
  return scope.database
    .select({ id: named.id, twinId: twinId.as('twin_id') })
    .from(named)
    .where(isNotNull(twinId));
}
