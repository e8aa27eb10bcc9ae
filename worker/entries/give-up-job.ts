import type { OrganizationScope } from '../access/organization-scope.ts';
import { giveUpExtraction } from '../archive/extraction/give-up-extraction.ts';
import { cancelRuns } from '../archive/tagging-rules/runs/tagging-run-store.ts';
import { stopRun } from '../archive/finding-runs/finding-run-store.ts';
import { runBatch, type Database, type Statement } from '../database/database.ts';
import { recordUnpublished } from '../integrations/webhooks/deliveries/dropped-delivery-store.ts';
import { giveUpDelivering } from '../integrations/webhooks/deliveries/give-up-delivering.ts';
import { deleteJob, keepJob } from '../outbox/job-store.ts';
import type { Job } from '../outbox/job.ts';

/** Ends a job that keeps failing. The same batch also ends what only this job could have continued. */
export async function giveUpJob(
  scope: OrganizationScope,
  stored: StoredJob,
  job: Job | undefined,
): Promise<void> {
  const { jobId, database } = stored;
  if (job?.type === 'document.extract' || job?.type === 'document.recognize') {
    return giveUpExtraction(scope, { jobId, documentId: job.documentId });
  }
  const statements = job ? statementsFor(scope, stored, job) : [deleteJob(database, jobId)];
  await runBatch(database, statements);
}

type StoredJob = { jobId: string; database: Database };

type OtherJob = Exclude<Job, { type: 'document.extract' | 'document.recognize' }>;

function statementsFor(
  scope: OrganizationScope,
  { jobId, database }: StoredJob,
  job: OtherJob,
): Statement[] {
  const done = deleteJob(database, jobId);
  switch (job.type) {
    case 'tagging-rule.apply':
      return [cancelRuns(scope, job.taggingRuleId), done];
    case 'documents.understand':
      return [stopRun(scope), done];
    case 'events.publish':
      return [...recordUnpublished(scope, jobId), done];
    case 'webhook.deliver':
      return giveUpDelivering(scope, { jobId, webhookId: job.webhookId });
    case 'storage.count':
    case 'spending.count':
    case 'purged-rows.delete':
    case 'tag-links.delete':
    case 'correspondent.remove':
    case 'custom-field.clear':
    case 'document-type.clear':
    case 'search-index.update':
      // The job is tried until it succeeds, because nothing else would finish a change that users
      // regard as done.
      return [keepJob(database, jobId, scope.platform.clock.now())];
    case 'membership.end':
      // The job is tried until it succeeds, because nothing else would unassign the reminders of a
      // former member.
      return [keepJob(database, jobId, scope.platform.clock.now())];
    case 'subscription.cancel':
      // An active subscription costs its former owner money, so the job is tried until it succeeds.
      return [keepJob(database, jobId, scope.platform.clock.now())];
    case 'request-file.received':
      // The file waits for a member.
      return [done];
    case 'upload-request.received':
      // The home page shows the waiting files.
      return [done];
    case 'upload-recipient.mail':
      // The list of recipients shows the address, which can be copied.
      return [done];
    case 'share-link.opened':
    case 'share-link.expired':
    case 'share-link.mail':
      // The list of links and the log of the link contain it.
      return [done];
    case 'invitation.send':
      // The invitation stays open, is listed for its recipient, and can be sent again.
      return [done];
    case 'files.delete':
      // The documents are deleted, so the sweep of orphaned files deletes these files.
      return [done];
    case 'trash.empty':
    case 'trash.restore':
      // The remaining documents stay in the trash. Their user can empty or restore it again, and Cron purges it by age.
      return [done];
    case 'document.thumbnail':
      // Lists show the type of the file instead of a thumbnail.
      return [done];
    case 'texts.pack':
      // Uncompressed texts can still be read.
      return [done];
    case 'search-index.rebuild':
      // Every document keeps its present index row, and another rebuild can be requested.
      return [done];
    case 'webhook.notify-disabled':
      // The page of the webhook also shows that it is disabled.
      return [done];
    case 'mail.send':
    case 'reminder-mail.send':
      // These emails are useful for a few days at most, and nothing waits for them.
      return [done];
  }
}
