import type { DomainEvent } from '../../shared/events.ts';
import type { OrganizationScope } from '../authorization/organization-scope.ts';
import { runBatch, type Statement } from '../database/database.ts';
import type { QueuedJob } from '../platform/platform.ts';
import { insertJobs } from './job-store.ts';
import { subscriptionsTo } from './subscribers.ts';
import type { Job } from './job.ts';

/** What a verb has decided: its statements, what happened, and work to be done later. */
export type Change = {
  statements: Statement[];
  events?: DomainEvent[];
  jobs?: Job[];
};

/**
 * Writes a change in ONE atomic batch: its own statements, what subscribers of its events write (activity, jobs),
 * and its jobs. Afterwards the jobs go to the queue; what is lost on the way stays in the outbox for Cron.
 * Returns the results of the change's own statements, in order.
 */
export async function commit(scope: OrganizationScope, change: Change): Promise<unknown[]> {
  const { statements, events = [], jobs = [] } = change;
  const fromEvents = events.map((event) => subscriptionsTo(scope, event));
  const allJobs = [...jobs, ...fromEvents.flatMap((subscription) => subscription.jobs)];
  const outbox = insertJobs(scope, allJobs);
  const results = await runBatch(scope.database, [
    ...statements,
    ...fromEvents.flatMap((subscription) => subscription.statements),
    ...outbox.statements,
  ]);
  sendSoon(scope, outbox.queued);
  return results.slice(0, statements.length);
}

function sendSoon(scope: OrganizationScope, queued: QueuedJob[]) {
  if (queued.length === 0) return;
  const { platform } = scope;
  platform.inBackground(
    platform.jobs.send(queued).catch((error: unknown) => {
      console.warn('Jobs stay in the outbox until Cron sends them', error);
    }),
  );
}
