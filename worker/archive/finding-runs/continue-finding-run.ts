import { second } from '../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJobUnless, extendJobLease } from '../../outbox/job-store.ts';
import { findAgain } from '../extraction/find-again.ts';
import { findPage, moveRun, selectRun, selectRunning } from './finding-run-store.ts';

const stepsPerMessage = 20;
const timePerMessage = 2 * second;
/**
 * The number of documents whose rows one step reads, and the number of those in which it finds
 * fields.
 */
const page = { read: 200, searched: 20 };

type Step = { jobId: string; attempt: number; endsAt: number };

/**
 * The job of a run: takes some steps and enqueues itself again, so that other jobs get their turn.
 * A step may fail or be repeated at any point, because a document that was searched is skipped.
 */
export async function continueFindingRun(
  scope: OrganizationScope,
  { jobId, attempt }: JobRun<'documents.understand'>,
): Promise<void> {
  const { clock, jobs } = scope.platform;
  const endsAt = clock.now().getTime() + timePerMessage;
  let steps = 0;
  do {
    // After a step that succeeds, attempts are counted from the beginning.
    if (await takeStep(scope, { jobId, attempt: steps === 0 ? attempt : 1, endsAt })) return;
    steps += 1;
  } while (steps < stepsPerMessage && clock.now().getTime() < endsAt);
  await jobs.send([{ jobId, queue: 'jobs' }]);
}

async function takeStep(
  scope: OrganizationScope,
  { jobId, attempt, endsAt }: Step,
): Promise<boolean> {
  const done = deleteJobUnless(scope.database, jobId, selectRunning(scope));
  const [run] = await selectRun(scope);
  if (run?.state !== 'running') return hasEnded(await commit(scope, { statements: { done } }));
  const documents = await findPage(scope, run, page.read);
  let [processed, searched, changed] = [0, 0, 0];
  for (const { id, isDue, isUnread } of documents) {
    const isOver = searched > 0 && scope.platform.clock.now().getTime() >= endsAt;
    if (isDue && (isOver || searched === page.searched)) break;
    processed += 1;
    if (!isDue) continue;
    searched += 1;
    if (await findAgain(scope, id, { attempt, isUnread })) changed += 1;
  }
  const next = documents[processed - 1] ?? null;
  return hasEnded(
    await commit(scope, {
      statements: {
        moved: moveRun(scope, run, { processed, changed, next }),
        lease: extendJobLease(scope, jobId),
        done,
      },
    }),
  );
}

function hasEnded({ done }: { done: unknown[] }): boolean {
  return done.length > 0;
}
