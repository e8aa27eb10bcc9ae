import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJobUnless, extendJobLease } from '../../outbox/job-store.ts';
import { matchingDocuments } from './matching-documents.ts';
import { selectRulePage } from './rule-page-store.ts';
import { findTaggingRule } from './tagging-rule-store.ts';
import { cancelRun, findTaggingRun, runStepChange, selectRunning } from './tagging-run-store.ts';

const stepsPerMessage = 10;

/**
 * The job of a run: some steps, then the next message. A step looks at a page of documents and may be lost or repeated
 * at any point; the run's cursor says what is done. A rule that is changed or deleted meanwhile ends the run.
 */
export async function applyTaggingRule(
  scope: OrganizationScope,
  { jobId, job }: JobRun<'tagging-rule.apply'>,
): Promise<void> {
  for (let step = 1; step <= stepsPerMessage; step += 1) {
    if (await isOverAfterStep(scope, jobId, job.runId)) return;
  }
  await scope.platform.jobs.send([{ jobId, queue: 'jobs' }]);
}

async function isOverAfterStep(
  scope: OrganizationScope,
  jobId: string,
  runId: string,
): Promise<boolean> {
  const done = deleteJobUnless(scope.database, jobId, selectRunning(scope, runId));
  const run = await findTaggingRun(scope, runId);
  if (run?.state !== 'running') {
    await commit(scope, { statements: { done } });
    return true;
  }
  const rule = await findTaggingRule(scope, run.taggingRuleId);
  if (rule?.revision !== run.ruleRevision) {
    await commit(scope, { statements: { cancelled: cancelRun(scope, runId), done } });
    return true;
  }
  const page = await selectRulePage(scope, rule.conditions, {
    createdAt: run.cursorCreatedAt,
    sequence: run.cursorSequence,
  });
  const { eventSources, statements } = runStepChange(scope, run, {
    rule,
    processedCount: page.length,
    matchingIds: matchingDocuments(rule.conditions, page),
    next: page.at(-1) ?? null,
  });
  await commit(scope, {
    eventSources,
    statements: { ...statements, lease: extendJobLease(scope, jobId), done },
  });
  return false;
}
