import type { OrganizationScope } from '../access/organization-scope.ts';
import { unassignReminders } from '../archive/reminders/reminder-store.ts';
import { deletePersonalViews } from '../archive/views/view-store.ts';
import { runBatch } from '../database/database.ts';
import type { JobRun } from '../outbox/job.ts';
import { deleteJob } from '../outbox/job-store.ts';

/**
 * Job: deletes data of a former member in the content of the organization, which may be in another
 * database. A user who has joined again keeps the data created since then.
 */
export async function endMembership(
  scope: OrganizationScope,
  { jobId, job }: JobRun<'membership.end'>,
): Promise<void> {
  const { identityDatabase } = scope.platform;
  const left = { userId: job.userId, until: new Date(job.endedAt) };
  await runBatch(scope.database, [
    deletePersonalViews(scope, left),
    ...unassignReminders(scope, left),
  ]);
  await runBatch(identityDatabase, [deleteJob(identityDatabase, jobId)]);
}
