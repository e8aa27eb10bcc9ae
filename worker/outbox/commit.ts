import type { SQL } from 'drizzle-orm';
import type { DomainEvent } from '../../shared/events.ts';
import { recordedActorOf } from '../access/actor.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import {
  batch,
  namedResults,
  type BatchResults,
  type NamedStatements,
} from '../database/database.ts';
import { sourcesOf, type EventSource } from '../database/events.ts';
import type { QueuedJob } from '../platform/platform.ts';
import { insertJobsOf, jobContextOf, selectJobs, toQueuedJobs } from './job-store.ts';
import type { Job } from './job.ts';

/**
 * What an operation has decided: its statements by name, what happened, and work to be done later. `eventSources` and
 * `jobSources` are events and jobs that only the database knows, like those of every active document among a thousand:
 * selects that are read before the change, with one column `event` or `job` in JSON.
 */
export type Change<Statements extends NamedStatements = NamedStatements> = {
  statements: Statements;
  events?: DomainEvent[];
  eventSources?: EventSource[];
  jobs?: Job[];
  jobSources?: SQL[];
};

/**
 * Writes a change in ONE atomic batch: first what subscribers of its events write (activity, jobs) and its own jobs, then
 * its statements. Afterwards the jobs are enqueued; what the queue does not accept stays in the outbox for Cron.
 * Returns the results of the statements under their names.
 */
export async function commit<Statements extends NamedStatements>(
  scope: OrganizationScope,
  change: Change<Statements>,
): Promise<BatchResults<Statements>> {
  const context = { ...jobContextOf(scope), actor: recordedActorOf(scope.actor) };
  const subscriptions = [...sourcesOf(change.events ?? []), ...(change.eventSources ?? [])].flatMap(
    (source) => scope.platform.eventSubscribers(context, source),
  );
  const jobSources = [
    ...subscriptions.flatMap(({ jobSources: sources = [] }) => sources),
    ...(change.jobs ? [selectJobs(change.jobs)] : []),
    ...(change.jobSources ?? []),
  ];
  const results = await batch(scope.database, {
    subscriptions: subscriptions.flatMap(({ statements = [] }) => statements),
    jobs: jobSources.map((source) => insertJobsOf(context, source)),
    change: Object.values(change.statements).flat(),
  });
  enqueue(scope, toQueuedJobs(results.jobs.flat()));
  return namedResults(change.statements, results.change);
}

/**
 * Enqueues jobs without waiting; for single statements that write their own outbox rows. What the queue does not accept
 * stays in the outbox until Cron enqueues it.
 */
export function enqueue({ platform }: Pick<OrganizationScope, 'platform'>, queued: QueuedJob[]) {
  if (queued.length === 0) return;
  platform.inBackground(platform.jobs.send(queued));
}
