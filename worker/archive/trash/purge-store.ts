import { and, eq, isNotNull, lte, not, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { limits, serverLimits } from '../../../shared/limits.ts';
import type { Database, Statement } from '../../database/database.ts';
import { hasRow, isAmong, jsonValue, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { jobJson, selectJobIf } from '../../outbox/job-json.ts';
import { deleteJobUnless } from '../../outbox/job-store.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { laneOf } from '../../outbox/lane-store.ts';
import { purgedValuesChange } from '../custom-fields/purged-value-store.ts';
import { selectUnusedWordsJob } from '../search/index/rebuild-store.ts';
import { deletePurgedRows, insertPurgedRowsJob } from './purged-rows-store.ts';
import {
  isSelected,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { documentContentsTable } from '../documents/rows/document-content-table.ts';
import { documentsWhere } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

/** Documents of the trash: those of a selection, or all that were in it at a time. */
type TrashTarget = { selection: DocumentSelection } | { deletedUntil: Date | SQL };

/**
 * Permanently deletes documents of the trash, longest trashed first, as many as one transaction may; jobs delete their files and
 * words afterwards, and what belonged to them, of which one transaction deletes only some. A document that was restored meanwhile is
 * not deleted. Fields of others that have them as values are emptied. Returns their ids as `changed`, and a row as `left` if others are
 * left.
 */
export function purgeChange(scope: OrganizationScope, target: TrashTarget) {
  const isToPurge = isInStep(scope, target);
  const sequences = subquery
    .select({ sequence: documentsTable.sequence })
    .from(documentsTable)
    .where(isToPurge)
    .getSQL();
  const values = purgedValuesChange(scope, sequences);
  // Those that are deleted are no part of a complete selection any more.
  const others =
    'selection' in target ? { selection: { ...target.selection, isComplete: false } } : target;
  return {
    eventSources: [values.eventSource],
    jobSources: [
      sql`
        select ${jobJson('files.delete', { documentIds: sql`json_group_array(id)` })} as job
        from (select ${documentsTable.id} ${documentsWhere(isToPurge)}) having count(*) > 0`,
      selectUnusedWordsJob(scope, sequences),
    ],
    statements: {
      values: values.statement,
      changed: scope.database
        .delete(documentsTable)
        .where(isAmong(documentsTable.sequence, sequences))
        .returning({ id: documentsTable.id }),
      // After their documents, which they belong to no more.
      linked: deletePurgedRows(scope),
      rest: insertPurgedRowsJob(scope),
      left: selectLeft(scope, isTrashed(scope, others)),
    },
  };
}

/**
 * Condition on `documents`: it is one of the longest trashed whose texts together are no more than one transaction deletes, or the very
 * first. The size of a text is known without reading it.
 */
function isInStep(scope: OrganizationScope, target: TrashTarget): SQL {
  return sql`${documentsTable.sequence} in (
    select sequence from (
      select sequence, place, sum(bytes) over (order by place) as bytes from (
        select due.sequence, due.place, coalesce((
            select octet_length(${documentContentsTable.content}) from ${documentContentsTable}
            where ${documentContentsTable.documentId} = due.id), 0) as bytes
        from (
          select ${documentsTable.sequence}, ${documentsTable.id}, row_number() over () as place
          ${longestTrashed(scope, target)}) as due))
    where place = 1 or bytes <= ${literal(serverLimits.purgedTexts)})`;
}

/** Selects one of the documents that meet a condition. */
export function selectLeft({ database }: OrganizationScope, condition: SQL | undefined) {
  return database.select({ id: documentsTable.id }).from(documentsTable).where(condition).limit(1);
}

/** `from documents where …` with up to `limits.trashStep` rows, longest trashed first. */
export function longestTrashed(scope: OrganizationScope, target: TrashTarget): SQL {
  return sql`
    ${documentsWhere(isTrashed(scope, target))}
    order by ${documentsTable.deletedAt}, ${documentsTable.sequence} limit ${literal(limits.trashStep)}`;
}

/** Condition on `documents`. */
export function isTrashed(scope: OrganizationScope, target: TrashTarget): SQL | undefined {
  return and(
    'selection' in target
      ? isSelected(scope, target.selection)
      : and(
          eq(documentsTable.organizationId, scope.organizationId),
          lte(documentsTable.deletedAt, target.deletedUntil),
        ),
    isNotNull(documentsTable.deletedAt),
  );
}

/** Ends a job of the trash once no document is left of those that it is for. Returns a row then. */
export function endTrashJob(scope: OrganizationScope, jobId: string) {
  // As of now: another request may have extended the job.
  const deletedUntil = jsonValue(jobsTable.job, '$.deletedUntil');
  const remaining = subquery
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(isTrashed(scope, { deletedUntil }));
  return deleteJobUnless(scope.database, jobId, remaining.getSQL());
}

/** Lets a job that has not ended continue as another (`job`): with what is in the trash by now, for who has asked last. */
export function extendTrashJob(
  scope: OrganizationScope,
  type: 'trash.empty' | 'trash.restore',
  job: SQL,
): Statement {
  return scope.database
    .update(jobsTable)
    .set({ job })
    .where(eq(jobsTable.lane, laneOf(scope.organizationId, type)));
}

/** Selects a job for the rest of the trash, if one step is not enough. */
export function selectTrashJob(scope: OrganizationScope, target: TrashTarget, job: SQL): SQL {
  const isLater = and(isTrashed(scope, target), not(isInStep(scope, target)));
  return selectJobIf(job, hasRow(documentsTable, isLater));
}

/** Organizations of the documents that have been in the trash longest. */
export async function findOrganizationsWithTrash(
  database: Database,
  deletedUntil: Date,
): Promise<string[]> {
  const oldest = database
    .select({ organizationId: documentsTable.organizationId })
    .from(documentsTable)
    .where(and(isNotNull(documentsTable.deletedAt), lte(documentsTable.deletedAt, deletedUntil)))
    .orderBy(documentsTable.deletedAt)
    .limit(limits.trashStep)
    .as('oldest');
  const rows = await database.selectDistinct({ id: oldest.organizationId }).from(oldest);
  return rows.map(({ id }) => id);
}
