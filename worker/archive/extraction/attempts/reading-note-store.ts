import { and, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { isSame, jsonValue } from '../../../database/expressions.ts';
import { withoutReadingNote } from '../../../outbox/job-store.ts';
import { jobsTable } from '../../../outbox/job-table.ts';

/**
 * The note of one reading in the outbox. `formerly` is the time at which the previous reading began, if there was one.
 */
export type Reading = { jobId: string; since: number; formerly: number | undefined };

/**
 * Notes in the outbox that a file is about to be decoded. A job that is found with the note was ended by its file, or by
 * a deployment that replaced the Worker. Returns false if another consumer has just noted its own reading.
 */
export async function startReading(
  scope: OrganizationScope,
  { jobId, since, formerly }: Reading,
): Promise<boolean> {
  const { job } = jobsTable;
  const noted = await scope.database
    .update(jobsTable)
    .set({
      job: sql`json_set(${job}, '$.readingSince', ${since}, '$.readingDeployment', ${scope.platform.deployment},
        '$.readings', coalesce(${job} ->> '$.readings', 0) + 1)`,
    })
    .where(and(eq(jobsTable.id, jobId), isSame(jsonValue(job, '$.readingSince'), formerly ?? null)))
    .returning({ id: jobsTable.id });
  return noted.length > 0;
}

/**
 * Notes that a file was read, so that a later crash of the consumer is not attributed to the file.
 * Other consumers still do not read the file.
 */
export async function endReading(scope: OrganizationScope, reading: Reading): Promise<void> {
  await scope.database
    .update(jobsTable)
    .set({ job: sql`json_remove(${jobsTable.job}, '$.readings')` })
    .where(isReading(reading));
}

export async function forgetReading(scope: OrganizationScope, reading: Reading): Promise<void> {
  await scope.database.update(jobsTable).set({ job: withoutReadingNote }).where(isReading(reading));
}

function isReading({ jobId, since }: Reading) {
  return and(eq(jobsTable.id, jobId), eq(jsonValue(jobsTable.job, '$.readingSince'), since));
}
