import { openSystemScope, type OrganizationScope } from '../authorization/organization-scope.ts';
import { extractDocument } from '../features/document-content/extract-document.ts';
import { continueRebuild } from '../features/document-search/continue-rebuild.ts';
import { sendInvitation } from '../features/invitations/send-invitation.ts';
import { retryAccountMail } from '../features/mails/retry-account-mail.ts';
import { deliverWebhook } from '../features/webhooks/deliver-webhook.ts';
import { tellWebhookDisabled } from '../features/webhooks/tell-webhook-disabled.ts';
import { deleteFiles } from '../features/documents/delete-files.ts';
import { applyTaggingRule } from '../features/tagging-rules/apply-tagging-rule.ts';
import { continueEmptyingTrash } from '../features/trash/empty-trash.ts';
import type { Platform } from '../platform/platform.ts';
import type { JobRun } from './job.ts';
import { findJob, postponeJob } from './job-store.ts';

/**
 * Does one job of the outbox, if it is still there. Its handler removes it in the batch that writes its result, so a
 * second delivery finds nothing to do. A failure is counted, put off with growing delay, and thrown.
 */
export async function runJob(platform: Platform, jobId: string): Promise<void> {
  const row = await findJob(platform.identityDatabase, jobId);
  if (!row) return;
  const scope = openSystemScope(platform, row.organizationId);
  try {
    await handle(scope, { jobId, job: row.job, attempt: row.attempts + 1 });
  } catch (error) {
    const delay = Math.min(30_000 * 2 ** row.attempts, 6 * 3_600_000);
    await postponeJob(
      platform.identityDatabase,
      jobId,
      new Date(platform.clock.now().getTime() + delay),
    );
    throw error;
  }
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
      return tellWebhookDisabled(scope, { ...run, job: run.job });
    case 'account-mail.send':
      return retryAccountMail(scope.platform, { ...run, job: run.job });
  }
}
