import { createSystemScope, type OrganizationScope } from '../access/organization-scope.ts';
import { runBatch, type Database, type Statement } from '../database/database.ts';
import { extractDocument } from '../archive/reading/extract-document.ts';
import { continueRebuild } from '../archive/search/index/continue-rebuild.ts';
import { sendInvitation } from '../people/invitations/send-invitation.ts';
import { cancelSubscriptions } from '../people/subscriptions/cancel-subscriptions.ts';
import { sendQueuedMail } from '../mails/send-queued-mail.ts';
import { deliverWebhook } from '../integrations/webhooks/deliveries/deliver-webhook.ts';
import { notifyWebhookDisabled } from '../integrations/webhooks/deliveries/notify-webhook-disabled.ts';
import { deleteFiles } from '../archive/files/delete-files.ts';
import { applyTaggingRule } from '../archive/tagging-rules/apply-tagging-rule.ts';
import { cancelRun } from '../archive/tagging-rules/tagging-run-store.ts';
import { continueEmptyingTrash } from '../archive/trash/empty-trash.ts';
import { log } from '../platform/log.ts';
import { startMeasuring } from '../platform/measure.ts';
import type { Platform } from '../platform/platform.ts';
import { jobSchema, type Job } from '../outbox/job.ts';
import type { jobsTable } from '../outbox/job-table.ts';
import { claimJob, deleteJob } from '../outbox/job-store.ts';

/** Takes about a day: the queue makes six attempts within 15 minutes, Cron the rest. */
const maxAttempts = 30;

/**
 * Runs one job of the outbox, if it exists and is due. Its handler deletes it in the batch that writes its result, so that a
 * repeated message of the queue finds nothing to do. Rejects when the attempt failed, for the queue to retry; a job that
 * keeps failing is deleted.
 */
export async function runJob(platform: Platform, jobId: string): Promise<void> {
  for (const database of platform.databases) {
    const row = await claimJob(database, jobId, platform.clock.now());
    if (row) return runClaimed(platform, { ...row, database });
  }
}

type ClaimedJob = typeof jobsTable.$inferSelect & { database: Database };

async function runClaimed(platform: Platform, row: ClaimedJob): Promise<void> {
  const { id: jobId, attempts: attempt, database } = row;
  const scope = createSystemScope(platform, row.organizationId);
  const parsed = jobSchema.safeParse(row.job);
  if (attempt > maxAttempts) {
    log.error('Job abandoned', { jobId, type: parsed.data?.type, attempts: maxAttempts });
    const cleanup = parsed.data ? cleanupStatements(scope, parsed.data) : [];
    await runBatch(database, [deleteJob(database, jobId), ...cleanup]);
    return;
  }
  if (!parsed.success) throw new Error(`Job ${jobId} cannot be read: ${parsed.error.message}`);
  const { type } = parsed.data;
  const finish = startMeasuring(platform);
  await handle(scope, { jobId, attempt }, parsed.data);
  finish('Job done', { jobId, type, attempt });
}

/** Ends what only the abandoned job could have continued. */
function cleanupStatements(scope: OrganizationScope, job: Job): Statement[] {
  return job.type === 'tagging-rule.apply' ? [cancelRun(scope, job.runId)] : [];
}

function handle(
  scope: OrganizationScope,
  run: { jobId: string; attempt: number },
  job: Job,
): Promise<void> {
  switch (job.type) {
    case 'document.extract':
      return extractDocument(scope, { ...run, job });
    case 'invitation.send':
      return sendInvitation(scope, { ...run, job });
    case 'files.delete':
      return deleteFiles(scope, { ...run, job });
    case 'tagging-rule.apply':
      return applyTaggingRule(scope, { ...run, job });
    case 'search-index.rebuild':
      return continueRebuild(scope, { ...run, job });
    case 'trash.empty':
      return continueEmptyingTrash(scope, { ...run, job });
    case 'webhook.deliver':
      return deliverWebhook(scope, { ...run, job });
    case 'webhook.notify-disabled':
      return notifyWebhookDisabled(scope, { ...run, job });
    case 'subscription.cancel':
      return cancelSubscriptions(scope.platform, { ...run, job });
    case 'mail.send':
      return sendQueuedMail(scope.platform, { ...run, job });
  }
}
