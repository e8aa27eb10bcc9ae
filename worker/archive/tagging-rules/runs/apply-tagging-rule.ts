import { correspondentLimits } from '../../../../shared/archive/archive-limits.ts';
import type { TaggingRule } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { second } from '../../../../shared/time/durations.ts';
import { utcDay } from '../../../../shared/time/utc-day.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { joinStatements } from '../../../database/database.ts';
import { commit } from '../../../outbox/commit.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { deleteJobUnless, extendJobLease } from '../../../outbox/job-store.ts';
import { documentsOfStep } from '../../fields/documents-of-step.ts';
import { selectCandidates } from '../matching/rule-candidate-store.ts';
import { matchCandidates } from '../matching/match-rules.ts';
import { findRuleCustomFields } from '../rule-custom-fields.ts';
import { findTaggingRule } from '../tagging-rule-store.ts';
import { cancelRun, findRunningRun, runStepChange, selectRunning } from './tagging-run-store.ts';

/** The limits of one message. Another step begins only within both of them. */
const stepsPerMessage = 10;
const timePerMessage = 2 * second;

/**
 * The job of a run: takes some steps and enqueues itself again. A step checks one page of documents of bounded length. It
 * may fail or be repeated at any point, because the cursor of the run moves in the same batch. A changed or deleted rule
 * ends the run.
 */
export async function applyTaggingRule(
  scope: OrganizationScope,
  { jobId, job }: JobRun<'tagging-rule.apply'>,
): Promise<void> {
  const { clock, jobs } = scope.platform;
  const endsAt = clock.now().getTime() + timePerMessage;
  let steps = 0;
  do {
    if (await takeStep(scope, { jobId, taggingRuleId: job.taggingRuleId })) return;
    steps += 1;
  } while (steps < stepsPerMessage && clock.now().getTime() < endsAt);
  await jobs.send([{ jobId, queue: 'jobs' }]);
}

async function takeStep(
  scope: OrganizationScope,
  { jobId, taggingRuleId }: { jobId: string; taggingRuleId: string },
): Promise<boolean> {
  const done = deleteJobUnless(scope.database, jobId, selectRunning(scope, taggingRuleId));
  const run = await findRunningRun(scope, taggingRuleId);
  if (!run) return hasEnded(await commit(scope, { statements: { done } }));
  const rule = await findTaggingRule(scope, taggingRuleId);
  if (rule?.version !== run.ruleRevision) {
    const cancelled = cancelRun(scope, run.id);
    return hasEnded(await commit(scope, { statements: { cancelled, done } }));
  }
  const customFields = await findRuleCustomFields(scope, [rule]);
  const candidates = await selectCandidates(scope, rule.conditions, {
    fieldIds: customFields.fields.map(({ id }) => id),
    createdAt: run.cursorCreatedAt,
    sequence: run.cursorSequence,
    lastSequence: run.lastSequence,
    limit: stepSizeOf(rule),
  });
  const { eventSources, statements } = runStepChange(scope, run, {
    rule,
    customFields,
    processedCount: candidates.length,
    ...(await matchCandidates(rule, candidates, {
      today: utcDay(scope.platform.clock.now()),
      customFields,
    })),
    next: candidates.at(-1) ?? null,
  });
  return hasEnded(
    await commit(scope, {
      eventSources,
      statements: joinStatements(statements, { lease: extendJobLease(scope, jobId), done }),
    }),
  );
}

function stepSizeOf({ actions, fieldActions }: TaggingRule): number {
  const hasCorrespondent = fieldActions.some(({ field }) => field === 'correspondent');
  const tagsCount = actions.length + (hasCorrespondent ? correspondentLimits.tags : 0);
  const values = fieldActions.map((action) => ('value' in action ? action.value : null));
  return documentsOfStep({ tagsCount, values });
}

function hasEnded({ done }: { done: unknown[] }): boolean {
  return done.length > 0;
}
