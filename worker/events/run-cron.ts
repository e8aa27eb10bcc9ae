import { expireInvitations } from '../features/invitations/expire-invitations.ts';
import { purgeOrganizations } from '../features/organizations/purge-organizations.ts';
import { cleanUpSessions } from '../features/sessions/clean-up-sessions.ts';
import { deleteOldDeliveries } from '../features/webhooks/delete-old-deliveries.ts';
import { purgeExpiredTrash } from '../features/trash/purge-expired-trash.ts';
import { mergeSearchIndex } from '../features/document-search/merge-search-index.ts';
import { sweepOrphanedFiles } from '../features/documents/sweep-orphaned-files.ts';
import type { Platform } from '../platform/platform.ts';
import { resendJobs } from './resend-jobs.ts';

/** What Cron does every minute. Each step is bounded, goes on next time, and may run again without harm. */
const steps: Record<string, (platform: Platform) => Promise<void>> = {
  'resend jobs': resendJobs,
  'expire invitations': expireInvitations,
  'purge organizations': purgeOrganizations,
  'clean up sessions': cleanUpSessions,
  'purge expired trash': purgeExpiredTrash,
  'sweep orphaned files': sweepOrphanedFiles,
  'delete old deliveries': deleteOldDeliveries,
  'merge the search index': mergeSearchIndex,
};

/** Runs every step; one that fails does not hold up the others. */
export async function runCron(platform: Platform): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    await step(platform).catch((error: unknown) =>
      console.error(`Cron step "${name}" failed`, error),
    );
  }
}
