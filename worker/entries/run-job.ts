import { createSystemScope, type OrganizationScope } from '../access/organization-scope.ts';
import { runBatch, type Database, type Statement } from '../database/database.ts';
import { extractDocument } from '../archive/reading/extract-document.ts';
import { continueRebuild } from '../archive/search/index/continue-rebuild.ts';
import { sendInvitation } from '../people/invitations/send-invitation.ts';
import { sendQueuedMail } from '../mails/send-queued-mail.ts';
import { deliverWebhook } from '../integrations/webhooks/deliveries/deliver-webhook.ts';
import { notifyWebhookDisabled } from '../integrations/webhooks/deliveries/notify-webhook-disabled.ts';
import { deleteFiles } from '../archive/files/delete-files.ts';
import { applyTaggingRule } from '../archive/tagging-rules/apply-tagging-rule.ts';
import { cancelRun } from '../archive/tagging-rules/tagging-run-store.ts';
import { continueEmptyingTrash } from '../archive/trash/empty-trash.ts';
import type { Platform } from '../platform/platform.ts';
import type { Job, JobRun } from '../outbox/job.ts';
import type { jobsTable } from '../outbox/job-table.ts';
import { deleteJob, claimJob } from '../outbox/job-store.ts';

/** About a day: the queue tries a job six times within a quarter of an hour, then Cron hands it over again. */
const maxAttempts = 30;

/**
 * Does one job of the outbox, if it is still there. Its handler removes it in the batch that writes its result, so a
 * second delivery finds nothing to do. A failure is thrown for the queue to try again; a job that never ends is given up.
 */
export async function runJob(platform: Platform, jobId: string): Promise<void> {
  for (const database of platform.databases) {
    const row = await claimJob(database, jobId, platform.clock.now());
    if (row) return runStarted(platform, { ...row, database });
  }
}

type StartedJob = typeof jobsTable.$inferSelect & { database: Database };

async function runStarted(platform: Platform, row: StartedJob): Promise<void> {
  const { id: jobId, job, attempts: attempt, database } = row;
  const scope = createSystemScope(platform, row.organizationId);
  if (attempt <= maxAttempts) return handle(scope, { jobId, job, attempt });
  console.error(`Job ${jobId} (${job.type}) is given up after ${maxAttempts} attempts`);
  await runBatch(database, [deleteJob(database, jobId), ...cleanupStatements(scope, job)]);
}

/** What must not go on once its job is given up. */
function cleanupStatements(scope: OrganizationScope, job: Job): Statement[] {
  return job.type === 'tagging-rule.apply' ? [cancelRun(scope, job.runId)] : [];
}

function handle(scope: OrganizationScope, run: JobRun): Promise<void> {
  switch (run.job.type) {
    case 'document.extract':
      return extractDocument(scope, { ...run, job: run.job });
    case 'invitation.send':
      return sendInvitation(scope, { ...run, job: run.job });
    case 'files.delete':
      return deleteFiles(scope, { ...run, job: run.job });
    case 'tagging-rule.apply':
      return applyTaggingRule(scope, { ...run, job: run.job });
    case 'search-index.rebuild':
      return continueRebuild(scope, { ...run, job: run.job });
    case 'trash.empty':
      return continueEmptyingTrash(scope, { ...run, job: run.job });
    case 'webhook.deliver':
      return deliverWebhook(scope, { ...run, job: run.job });
    case 'webhook.tell-disabled':
      return notifyWebhookDisabled(scope, { ...run, job: run.job });
    case 'mail.send':
      return sendQueuedMail(scope.platform, { ...run, job: run.job });
  }
}
