import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { extendJobLease } from '../../outbox/job-store.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { onBehalfOfStarter, startedBy } from '../../outbox/job-starter.ts';
import { endTrashJob, extendTrashJob, purgeChange, selectTrashJob } from './purge-store.ts';

export async function emptyTrash(scope: OrganizationScope): Promise<void> {
  const deletedUntil = scope.platform.clock.now();
  const { statements, jobSources, eventSources } = purgeChange(scope, { deletedUntil });
  const rest = jobJson('trash.empty', {
    deletedUntil: deletedUntil.getTime(),
    ...startedBy(scope),
  });
  await commit(scope, {
    eventSources,
    statements: joinStatements(statements, {
      extended: extendTrashJob(scope, 'trash.empty', rest),
    }),
    jobSources: [...jobSources, selectTrashJob(scope, { deletedUntil }, rest)],
  });
}

export async function continueEmptyingTrash(
  systemScope: OrganizationScope,
  run: JobRun<'trash.empty'>,
): Promise<void> {
  const scope = onBehalfOfStarter(systemScope, run.job);
  const deletedUntil = new Date(run.job.deletedUntil);
  const { statements, jobSources, eventSources } = purgeChange(scope, { deletedUntil });
  const { changed, done } = await commit(scope, {
    eventSources,
    jobSources,
    statements: joinStatements(statements, {
      lease: extendJobLease(scope, run.jobId),
      done: endTrashJob(scope, run.jobId),
    }),
  });
  if (changed.length === 0 || done.length > 0) return;
  await scope.platform.jobs.send([{ jobId: run.jobId, queue: 'jobs' }]);
}
