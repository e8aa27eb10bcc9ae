import { and, desc, eq, isNull, lt, ne, not, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { FindingRun } from '../../../shared/archive/finding-runs/finding-run.ts';
import { rulesVersion } from '../../../shared/reading/find-fields/rules-version.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import {
  allOf,
  coalesce,
  hasRow,
  incremented,
  rowOf,
  subquery,
  valueOf,
} from '../../database/expressions.ts';
import { excluded } from '../../database/insert-from.ts';
import { literal } from '../../database/literal.ts';
import type { Job } from '../../outbox/job.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { laneOf } from '../../outbox/lane-store.ts';
import { cursorBefore, type DocumentCursor } from '../documents/list/document-cursor.ts';
import { documentsTable, organizationStatisticsTable } from '../documents/rows/document-table.ts';
import { findingRunsTable } from './finding-run-table.ts';

const runs = findingRunsTable;
type FindingRunRow = typeof runs.$inferSelect;

export function selectRun({ database, organizationId }: OrganizationScope) {
  return database.select().from(runs).where(eq(runs.organizationId, organizationId));
}

export function selectRunning({ organizationId }: OrganizationScope): SQL {
  return subquery
    .select({ state: runs.state })
    .from(runs)
    .where(and(eq(runs.organizationId, organizationId), eq(runs.state, 'running')))
    .getSQL();
}

export function startRunChange(scope: OrganizationScope) {
  const { organizationId, platform } = scope;
  const now = platform.clock.now();
  const cursor = cursorBefore(now);
  const goesOn = and(ne(runs.state, 'done'), eq(runs.rulesVersion, excluded(runs.rulesVersion)));
  const keep = (column: SQLiteColumn) => sql`iif(${goesOn}, ${column}, ${excluded(column)})`;
  const job: Job = { type: 'documents.understand' };
  const lane = laneOf(organizationId, 'documents.understand');
  return {
    jobSources: [
      sql`
        select ${JSON.stringify(job)} as job
        where ${not(hasRow(jobsTable, eq(jobsTable.lane, lane)))}`,
    ],
    statements: {
      started: scope.database
        .insert(runs)
        .values({
          organizationId,
          rulesVersion,
          state: 'running',
          cursorCreatedAt: cursor.createdAt,
          cursorSequence: cursor.sequence,
          totalCount: coalesce(
            subquery
              .select({ count: organizationStatisticsTable.documentsCount })
              .from(organizationStatisticsTable)
              .where(eq(organizationStatisticsTable.organizationId, organizationId)),
            literal(0),
          ),
          createdAt: now,
        })
        .onConflictDoUpdate({
          target: runs.organizationId,
          set: {
            rulesVersion,
            state: 'running',
            cursorCreatedAt: keep(runs.cursorCreatedAt),
            cursorSequence: keep(runs.cursorSequence),
            processedCount: keep(runs.processedCount),
            changedCount: keep(runs.changedCount),
            totalCount: keep(runs.totalCount),
            createdAt: keep(runs.createdAt),
            finishedAt: null,
          },
        }),
      run: selectRun(scope),
    },
  };
}

export function stopRun(scope: OrganizationScope): Statement {
  return scope.database
    .update(runs)
    .set({ state: 'stopped', finishedAt: scope.platform.clock.now() })
    .where(and(eq(runs.organizationId, scope.organizationId), eq(runs.state, 'running')));
}

/**
 * Moves the cursor of a run past the documents of a step, or ends the run if `next` is null. Does nothing if another
 * consumer has done the step first.
 */
export function moveRun(
  scope: OrganizationScope,
  run: FindingRunRow,
  step: { processed: number; changed: number; next: DocumentCursor | null },
): Statement {
  return scope.database
    .update(runs)
    .set({
      processedCount: incremented(runs.processedCount, step.processed),
      changedCount: incremented(runs.changedCount, step.changed),
      ...(step.next && {
        cursorCreatedAt: step.next.createdAt,
        cursorSequence: step.next.sequence,
      }),
      ...(!step.next && { state: 'done' as const, finishedAt: scope.platform.clock.now() }),
    })
    .where(
      and(
        eq(runs.organizationId, scope.organizationId),
        eq(runs.state, 'running'),
        eq(runs.cursorCreatedAt, run.cursorCreatedAt),
        eq(runs.cursorSequence, run.cursorSequence),
      ),
    );
}

/**
 * Returns the next active documents after the cursor of a run. `isDue` is true if an older version
 * of the rules has found its fields, and no extraction is pending, which would apply the present
 * version; `isUnread` if no version has searched it.
 */
export function findPage(scope: OrganizationScope, run: FindingRunRow, limit: number) {
  const { id, createdAt, sequence, foundByRules, extractionState } = documentsTable;
  return scope.database
    .select({
      id,
      createdAt: valueOf<number>(createdAt).as('created_at_ms'),
      sequence,
      isDue: allOf(lt(foundByRules, rulesVersion), ne(extractionState, 'pending'))
        .mapWith(Boolean)
        .as('is_due'),
      isUnread: eq(foundByRules, 0).mapWith(Boolean).as('is_unread'),
    })
    .from(documentsTable)
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        isNull(documentsTable.deletedAt),
        lt(rowOf(createdAt, sequence), rowOf(run.cursorCreatedAt, run.cursorSequence)),
      ),
    )
    .orderBy(desc(createdAt), desc(sequence))
    .limit(limit);
}

export function toFindingRun(row: FindingRunRow): FindingRun {
  const { state, processedCount, changedCount, totalCount, createdAt, finishedAt } = row;
  return {
    state,
    processedCount: Math.min(processedCount, totalCount),
    changedCount,
    totalCount,
    isOutdated: row.rulesVersion < rulesVersion,
    createdAt,
    finishedAt,
  };
}
