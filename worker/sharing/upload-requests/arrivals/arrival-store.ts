import { and, asc, desc, eq, gt, isNotNull, lte, ne, type SQL } from 'drizzle-orm';
import { hour, minute } from '../../../../shared/time/durations.ts';
import { isNotMoving } from '../../../access/moves/move-lock-store.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { requestFilesTable } from '../../../archive/files/request-file-table.ts';
import { batch, type Database } from '../../../database/database.ts';
import {
  coalesce,
  countOf,
  idsIn,
  larger,
  minus,
  incremented,
  smaller,
  subquery,
  valueOf,
} from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import { insertJobRows, jobColumns } from '../../../outbox/job-store.ts';
import type { JobOf } from '../../../outbox/job.ts';
import { uploadRequestsTable } from '../upload-request-table.ts';

/** Members are notified once no file has arrived for this time. */
const quietTime = 15 * minute;

/** Members are notified of a file after this time, even while others still arrive. */
const longestWait = hour;

const { id, organizationId, notifyAt, toldUntil } = uploadRequestsTable;
const { receivedAt, state } = requestFilesTable;

export function toldLater(now: Date) {
  const quiet = now.getTime() + quietTime;
  const later = larger(coalesce(notifyAt, literal(0)), quiet);
  const first = arrivalOf(asc, gt(receivedAt, coalesce(toldUntil, literal(0))));
  return {
    notifyAt: smaller(later, incremented(coalesce(first, literal(now.getTime())), longestWait)),
  };
}

function arrivalOf(order: typeof asc, condition?: SQL): SQL<number> {
  return valueOf(
    subquery
      .select({ receivedAt })
      .from(requestFilesTable)
      .where(
        and(
          eq(requestFilesTable.organizationId, organizationId),
          eq(requestFilesTable.requestId, id),
          condition,
        ),
      )
      .orderBy(order(receivedAt))
      .limit(1),
  );
}

export async function findDueRequests(database: Database, now: Date, limit: number) {
  const rows = await database
    .select({ id })
    .from(uploadRequestsTable)
    .where(isDue(now))
    .orderBy(notifyAt)
    .limit(limit);
  return rows.map((row) => row.id);
}

function isDue(now: Date) {
  return and(isNotNull(notifyAt), lte(notifyAt, now), isNotMoving(organizationId));
}

/**
 * Turns those of these requests into jobs that are still due, in one transaction, so that only one of two runs claims a
 * request. Returns a JobRow for each.
 */
export async function claimRequests(database: Database, ids: string[], now: Date) {
  const isClaimed = and(idsIn(id, ids), isDue(now));
  const lastArrival = coalesce<number>(arrivalOf(desc), minus(notifyAt, quietTime));
  const job = jobJson('upload-request.received', {
    uploadRequestId: valueOf(id),
    since: coalesce(toldUntil, literal(0)),
    until: lastArrival,
  });
  const { jobs } = await batch(database, {
    jobs: insertJobRows(
      database,
      now,
      subquery.select(jobColumns(organizationId, job)).from(uploadRequestsTable).where(isClaimed),
    ),
    claimed: database
      .update(uploadRequestsTable)
      .set({ notifyAt: null, toldUntil: lastArrival })
      .where(isClaimed),
  });
  return jobs;
}

export type Arrived = NonNullable<Awaited<ReturnType<typeof findArrived>>>;

export async function findArrived(
  scope: OrganizationScope,
  { uploadRequestId, since, until }: JobOf<'upload-request.received'>,
) {
  const files = and(
    eq(requestFilesTable.organizationId, scope.organizationId),
    eq(requestFilesTable.requestId, uploadRequestId),
    gt(receivedAt, new Date(since)),
    lte(receivedAt, new Date(until)),
    ne(state, 'lost'),
  );
  const [request] = await scope.database
    .select({
      title: uploadRequestsTable.title,
      createdBy: uploadRequestsTable.createdBy,
      filesCount: countOf(requestFilesTable, files).as('files_count'),
    })
    .from(uploadRequestsTable)
    .where(
      and(eq(id, uploadRequestId), eq(uploadRequestsTable.organizationId, scope.organizationId)),
    );
  return request;
}
