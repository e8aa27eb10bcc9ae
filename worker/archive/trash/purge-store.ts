import { and, eq, isNotNull, lte, not, sql, type SQL } from 'drizzle-orm';
import { isNotMoving } from '../../access/moves/move-lock-store.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { limits, serverLimits } from '../../../shared/limits.ts';
import type { Database, Statement } from '../../database/database.ts';
import { hasRow, isAmong, jsonGroup, jsonValue, subquery } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { jobJson, selectJobIf } from '../../outbox/job-json.ts';
import { deleteJobUnless } from '../../outbox/job-store.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { laneOf } from '../../outbox/lane-store.ts';
import { purgedValuesChange } from '../custom-fields/stored/purged-value-store.ts';
import { selectUnusedWordsJob } from '../search/index/rebuild/rebuild-store.ts';
import { deletePurgedRows, insertPurgedRowsJob } from './purged-rows-store.ts';
import {
  isSelected,
  type DocumentSelection,
} from '../documents/selection/document-selection-store.ts';
import { textSize } from '../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../documents/rows/document-content-table.ts';
import { documentsWhere } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

type TrashTarget = { selection: DocumentSelection } | { deletedUntil: Date | SQL; most?: number };

/**
 * Permanently deletes documents in the trash, those trashed longest ago first, as many as one
 * transaction may delete. Jobs delete their files and words, and the rest of the rows that belonged
 * to them. A document that was restored in the meantime is not deleted. Custom fields of other
 * documents that have them as values are cleared. Returns the deleted ids as `changed`, and a row
 * as `left` if others are left.
 */
export function purgeChange(scope: OrganizationScope, target: TrashTarget) {
  const isToPurge = isInStep(scope, target);
  const sequences = subquery
    .select({ sequence: documentsTable.sequence })
    .from(documentsTable)
    .where(isToPurge)
    .getSQL();
  const values = purgedValuesChange(scope, sequences);
  const others =
    'selection' in target ? { selection: { ...target.selection, isComplete: false } } : target;
  return {
    eventSources: [values.eventSource],
    jobSources: [
      sql`
        select ${jobJson('files.delete', {
          documentIds: jsonGroup(sql.identifier('id')),
          lastFileNumbers: jsonGroup(sql.identifier('last_file_number')),
        })} as job
        from (select ${documentsTable.id}, ${documentsTable.lastFileNumber} ${documentsWhere(isToPurge)}) having count(*) > 0`,
      selectUnusedWordsJob(scope, sequences),
    ],
    statements: {
      values: values.statement,
      changed: scope.database
        .delete(documentsTable)
        .where(isAmong(documentsTable.sequence, sequences))
        .returning({ id: documentsTable.id }),
      // This must come after the deletion of the documents to which these rows belonged.
      linked: deletePurgedRows(scope),
      rest: insertPurgedRowsJob(scope),
      left: selectLeft(scope, isTrashed(scope, others)),
    },
  };
}

/**
 * Condition on `documents`: it is among the documents trashed longest ago whose texts together are within the limit of
 * one transaction, or it is the very first. The size of a text is known without reading it.
 */
function isInStep(scope: OrganizationScope, target: TrashTarget): SQL {
  const most = 'most' in target ? target.most : undefined;
  return sql`${documentsTable.sequence} in (
    select sequence from (
      select sequence, place, sum(bytes) over (order by place) as bytes from (
        select due.sequence, due.place, coalesce((
            select ${textSize} from ${documentContentsTable}
            where ${documentContentsTable.documentId} = due.id), 0) as bytes
        from (
          select ${documentsTable.sequence}, ${documentsTable.id}, row_number() over () as place
          ${longestTrashed(isTrashed(scope, target), most)}) as due))
    where place = 1 or bytes <= ${literal(serverLimits.purgedTexts)})`;
}

export function selectLeft({ database }: OrganizationScope, condition: SQL | undefined) {
  return database.select({ id: documentsTable.id }).from(documentsTable).where(condition).limit(1);
}

export function longestTrashed(condition: SQL | undefined, most: number = limits.trashStep): SQL {
  return sql`
    ${documentsWhere(condition)}
    order by ${documentsTable.deletedAt}, ${documentsTable.sequence} limit ${literal(most)}`;
}

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

export function endTrashJob(
  scope: OrganizationScope,
  jobId: string,
  isLeft = (deletedUntil: SQL) => isTrashed(scope, { deletedUntil }),
) {
  // Read from the job at that time, because another request may have extended it.
  const deletedUntil = jsonValue(jobsTable.job, '$.deletedUntil');
  const remaining = subquery
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(isLeft(deletedUntil));
  return deleteJobUnless(scope.database, jobId, remaining.getSQL());
}

/**
 * Replaces a waiting trash job by `job`, which includes the present content of the trash and acts
 * for the user of the last request.
 */
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

export function selectTrashJob(scope: OrganizationScope, target: TrashTarget, job: SQL): SQL {
  const isLater = and(isTrashed(scope, target), not(isInStep(scope, target)));
  return selectJobIf(job, hasRow(documentsTable, isLater));
}

export async function findOrganizationsWithTrash(
  database: Database,
  deletedUntil: Date,
): Promise<string[]> {
  const oldest = database
    .select({ organizationId: documentsTable.organizationId })
    .from(documentsTable)
    .where(
      and(
        isNotNull(documentsTable.deletedAt),
        lte(documentsTable.deletedAt, deletedUntil),
        isNotMoving(documentsTable.organizationId),
      ),
    )
    .orderBy(documentsTable.deletedAt)
    .limit(limits.trashStep)
    .as('oldest');
  const rows = await database.selectDistinct({ id: oldest.organizationId }).from(oldest);
  return rows.map(({ id }) => id);
}
