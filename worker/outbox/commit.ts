import type { SQL } from 'drizzle-orm';
import type { DomainEvent } from '../../shared/events.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import { runBatch, type Statement } from '../database/database.ts';
import type { QueuedJob } from '../platform/platform.ts';
import { sourcesOf, type EventSource } from './event-source.ts';
import { insertJobs, insertJobsOf, jobsFromResult } from './job-store.ts';
import { subscriptionsTo } from '../entries/subscribers.ts';
import type { Job } from './job.ts';

/**
 * What a verb has decided: its statements, what happened, and work to be done later. `eventSources` and `jobSources` are
 * events and jobs that only the database can tell, like those of every living document among a thousand: selects that
 * are read before the change, with one column `event` or `job` in JSON.
 */
export type Change = {
  statements: Statement[];
  events?: DomainEvent[];
  eventSources?: EventSource[];
  jobs?: Job[];
  jobSources?: SQL[];
};

/**
 * Writes a change in ONE atomic batch: first what subscribers of its events write (activity, jobs) and its own jobs, then
 * its statements. Afterwards the jobs go to the queue; what is lost on the way stays in the outbox for Cron.
 * Returns the results of the change's own statements, in order.
 */
export async function commit(scope: OrganizationScope, change: Change): Promise<unknown[]> {
  const before = [...subscriptionsOf(scope, change), ...jobInsertionsOf(scope, change)];
  const results = await runBatch(scope.database, [...before, ...change.statements]);
  enqueue(scope, results.slice(0, before.length).flatMap(jobsFromResult));
  return results.slice(before.length);
}

function subscriptionsOf(scope: OrganizationScope, change: Change): Statement[] {
  const { events = [], eventSources = [] } = change;
  return [...sourcesOf(events), ...eventSources].flatMap((source) =>
    subscriptionsTo(scope, source),
  );
}

function jobInsertionsOf(scope: OrganizationScope, change: Change): Statement[] {
  const { jobs = [], jobSources = [] } = change;
  return [
    ...(jobs.length > 0 ? [insertJobs(scope, jobs)] : []),
    ...jobSources.map((source) => insertJobsOf(scope, source)),
  ];
}

/**
 * Hands jobs to the queue without waiting; for single statements that write their own outbox rows. What the queue does
 * not take stays in the outbox until Cron sends it.
 */
export function enqueue({ platform }: Pick<OrganizationScope, 'platform'>, queued: QueuedJob[]) {
  if (queued.length === 0) return;
  platform.inBackground(platform.jobs.send(queued));
}
