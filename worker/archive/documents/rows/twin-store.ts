import { and, eq, isNotNull, isNull, lt, not, sql, type Column, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ReadScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { allOf, hasRow, idsIn, iif, named } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { documentsTable } from './document-table.ts';

const twin = alias(documentsTable, 'twin');

const hasSameFile = and(
  eq(twin.organizationId, documentsTable.organizationId),
  eq(twin.sha256, documentsTable.sha256),
);

export function refuseTrashedTwin(scope: ReadScope, sha256: string): Statement {
  const isTrashedTwin = and(
    eq(documentsTable.organizationId, scope.organizationId),
    eq(documentsTable.sha256, sha256),
    isNotNull(documentsTable.deletedAt),
  );
  return scope.database.run(sql`
    insert into twin_guard (problem) select 'trashed' where ${hasRow(documentsTable, isTrashedTwin)}`);
}

type Restored = { deletedAt: Column; id: Column };

/** Condition on `twin`: it is active, or an older document that is restored too. */
function hasTheFile(isRestoredToo: (document: Restored) => SQL): SQL {
  const isFirst = allOf(lt(twin.sequence, documentsTable.sequence), isRestoredToo(twin));
  // With `or`, the planner would read all documents in the trash for each one.
  return iif<boolean>(isNull(twin.deletedAt), literal(1), isFirst);
}

/**
 * Condition on `documents`: it can be restored, because neither an active document nor an older one
 * that is restored with it has its file.
 */
export function isWithoutTwin(isRestoredToo: (document: Restored) => SQL): SQL {
  const isInTheWay = hasTheFile(isRestoredToo);
  return not(hasRow(twin, and(hasSameFile, isInTheWay)));
}

/**
 * Returns those of the documents that are in the trash and cannot be restored together, because an
 * active document or an older one of them, `twinId`, has their file.
 */
export function findWithTwins(scope: ReadScope, documentIds: readonly string[]) {
  return scope.database
    .select({ id: documentsTable.id, twinId: named(twin.id, 'twin_id') })
    .from(documentsTable)
    .innerJoin(
      twin,
      and(
        hasSameFile,
        hasTheFile(({ id }) => idsIn(id, documentIds)),
      ),
    )
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        idsIn(documentsTable.id, documentIds),
        isNotNull(documentsTable.deletedAt),
      ),
    )
    .groupBy(documentsTable.id);
}
