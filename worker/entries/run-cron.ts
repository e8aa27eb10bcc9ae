import { expireInvitations } from '../people/invitations/expire-invitations.ts';
import { purgeOrganizations } from '../people/organizations/purge-organizations.ts';
import { claimReminderMails } from '../people/reminder-mails/claim-reminder-mails.ts';
import { cleanUpSessions } from '../people/sign-in/clean-up-sessions.ts';
import { endQuarantines } from '../integrations/intake-emails/messages/end-quarantines.ts';
import { deleteOldTasks } from '../integrations/paperless/uploads/delete-old-tasks.ts';
import { deleteOldFiles } from '../integrations/webdav/files/delete-old-files.ts';
import { deleteOldDeliveries } from '../integrations/webhooks/deliveries/delete-old-deliveries.ts';
import { beginDeletingPurgedRows } from '../archive/trash/delete-purged-rows.ts';
import { purgeExpiredTrash } from '../archive/trash/purge-expired-trash.ts';
import { fillNameSort } from '../archive/documents/fill-name-sort.ts';
import { rewriteSearchIndex } from '../archive/search/index/layout/rewrite-search-index.ts';
import { mergeSearchIndex } from '../archive/search/index/merge-search-index.ts';
import { reportIntegrity } from '../operations/integrity/report-integrity.ts';
import { sweepOrphanedFiles } from '../archive/files/sweep-orphaned-files.ts';
import { endWaitingFiles } from '../sharing/upload-requests/files/end-waiting-files.ts';
import { deleteOldEvents } from '../sharing/share-events/delete-old-events.ts';
import { claimArrivals } from '../sharing/upload-requests/arrivals/claim-arrivals.ts';
import { claimReminders } from '../sharing/upload-requests/recipients/claim-reminders.ts';
import { claimLinkReminders } from '../sharing/share-links/mails/claim-link-reminders.ts';
import { forgetDeletedLinks } from '../sharing/share-links/forget-deleted-links.ts';
import { log } from '../platform/log.ts';
import { startMeasuring } from '../platform/measure.ts';
import type { Platform } from '../platform/platform.ts';
import { resendJobs } from './resend-jobs.ts';

/** Cron runs these steps every minute. Each step is bounded, continues in the next run, and may be repeated. */
const steps: Record<string, (platform: Platform) => Promise<void>> = {
  'resend jobs': resendJobs,
  'claim reminder mails': claimReminderMails,
  'expire invitations': expireInvitations,
  'purge organizations': purgeOrganizations,
  'clean up sessions': cleanUpSessions,
  'purge expired trash': purgeExpiredTrash,
  'delete rows of purged documents': beginDeletingPurgedRows,
  'sweep orphaned files': sweepOrphanedFiles,
  'delete old deliveries': deleteOldDeliveries,
  'delete old tasks': deleteOldTasks,
  'forget files of WebDAV': deleteOldFiles,
  'end quarantines': endQuarantines,
  'tell of files from outside': claimArrivals,
  'remind people outside': claimReminders,
  'remind owners of links': claimLinkReminders,
  'end files that wait': endWaitingFiles,
  'forget deleted links': forgetDeletedLinks,
  'delete old events of links': deleteOldEvents,
  'fill name sort': fillNameSort,
  'rewrite the search index': rewriteSearchIndex,
  'merge the search index': mergeSearchIndex,
  'report integrity': reportIntegrity,
};

export async function runCron(platform: Platform): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    const finish = startMeasuring(platform);
    const writtenBefore = platform.databaseUsage.rowsWritten;
    try {
      await step(platform);
      const hasWritten = platform.databaseUsage.rowsWritten > writtenBefore;
      if (hasWritten) finish('Cron step done', { step: name });
    } catch (error) {
      log.error('Cron step failed', { step: name }, error);
    }
  }
}
