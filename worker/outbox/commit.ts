import type { DomainEvent } from '../../shared/events.ts';
import { recordedActorOf } from '../access/actor.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import {
  batch,
  namedResults,
  type BatchResults,
  type NamedStatements,
} from '../database/database.ts';
import { sourcesOf, type EventSource, type JobSource } from '../database/events.ts';
import type { QueuedJob } from '../platform/platform.ts';
import { insertJobsFrom, jobContextOf, selectJobs } from './job-store.ts';
import { toQueuedJobs } from './lane-store.ts';
import type { Job } from './job.ts';

export type Change<Statements extends NamedStatements = NamedStatements> = {
  statements: Statements;
  events?: DomainEvent[];
  eventSources?: EventSource[];
  jobs?: Job[];
  jobSources?: JobSource[];
};

/**
 * Writes a change in one atomic batch: first what the subscribers of its events add (activity,
 * jobs) and its own jobs, then its statements, so that event and job sources read the data before
 * the change. Then enqueues the jobs without waiting. Returns the results of the statements by
 * name. If one of them fails, it rejects and nothing is written.
 */
export async function commit<Statements extends NamedStatements>(
  scope: OrganizationScope,
  change: Change<Statements>,
): Promise<BatchResults<Statements>> {
  const context = { ...jobContextOf(scope), actor: recordedActorOf(scope.actor) };
  const eventSources = [...sourcesOf(change.events ?? []), ...(change.eventSources ?? [])];
  const subscriptions = scope.platform.eventSubscribers(context, eventSources);
  const jobSources = [
    ...subscriptions.flatMap((subscription) => subscription.jobSources ?? []),
    ...(change.jobs ? [selectJobs(change.jobs)] : []),
    ...(change.jobSources ?? []),
  ];
  const results = await batch(scope.database, {
    subscriptions: subscriptions.flatMap((subscription) => subscription.statements ?? []),
    jobs: jobSources.map((source) => insertJobsFrom(context, source)),
    change: Object.values(change.statements).flat(),
  });
  enqueue(scope, toQueuedJobs(results.jobs.flat()));
  return namedResults(change.statements, results.change);
}

/**
 * Enqueues jobs that are in the outbox already, without waiting; `commit` calls it for its own jobs. A job that the queue
 * does not accept stays in the outbox until Cron enqueues it.
 */
export function enqueue({ platform }: Pick<OrganizationScope, 'platform'>, queued: QueuedJob[]) {
  if (queued.length === 0) return;
  platform.inBackground(platform.jobs.send(queued));
}
