import { fillNameSort as fill } from '../../worker/archive/documents/fill-name-sort.ts';
import { sweepOrphanedFiles as sweep } from '../../worker/archive/files/sweep-orphaned-files.ts';
import { mergeSearchIndex as merge } from '../../worker/archive/search/index/merge-search-index.ts';
import { purgeExpiredTrash as purgeTrash } from '../../worker/archive/trash/purge-expired-trash.ts';
import { resendJobs as resend } from '../../worker/entries/resend-jobs.ts';
import { runCron as run } from '../../worker/entries/run-cron.ts';
import { endQuarantines as end } from '../../worker/integrations/intake-emails/messages/end-quarantines.ts';
import { expireInvitations as expire } from '../../worker/people/invitations/expire-invitations.ts';
import { purgeOrganizations as purge } from '../../worker/people/organizations/purge-organizations.ts';
import { claimReminderMails as claim } from '../../worker/people/reminder-mails/claim-reminder-mails.ts';
import { cleanUpSessions as cleanUp } from '../../worker/people/sign-in/clean-up-sessions.ts';
import { claimArrivals as claimFiles } from '../../worker/sharing/upload-requests/arrivals/claim-arrivals.ts';
import { claimReminders as claimRecipients } from '../../worker/sharing/upload-requests/recipients/claim-reminders.ts';
import { endWaitingFiles as endWaiting } from '../../worker/sharing/upload-requests/files/end-waiting-files.ts';
import { deleteOldEvents as deleteEvents } from '../../worker/sharing/share-events/delete-old-events.ts';
import { claimLinkReminders as claimLinks } from '../../worker/sharing/share-links/mails/claim-link-reminders.ts';
import { forgetDeletedLinks as forget } from '../../worker/sharing/share-links/forget-deleted-links.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { invoke } from './limits/invocation.ts';

/** A run of Cron, or one of its steps, as an invocation of the Worker. */
const asInvocation = (work: (platform: Platform) => Promise<void>) => (platform: Platform) =>
  invoke('cron', () => work(platform));

export const runCron = asInvocation(run);
export const resendJobs = asInvocation(resend);
export const claimReminderMails = asInvocation(claim);
export const expireInvitations = asInvocation(expire);
export const purgeOrganizations = asInvocation(purge);
export const cleanUpSessions = asInvocation(cleanUp);
export const purgeExpiredTrash = asInvocation(purgeTrash);
export const sweepOrphanedFiles = asInvocation(sweep);
export const endQuarantines = asInvocation(end);
export const claimArrivals = asInvocation(claimFiles);
export const claimReminders = asInvocation(claimRecipients);
export const claimLinkReminders = asInvocation(claimLinks);
export const endWaitingFiles = asInvocation(endWaiting);
export const forgetDeletedLinks = asInvocation(forget);
export const deleteOldEvents = asInvocation(deleteEvents);
export const fillNameSort = asInvocation(fill);
export const mergeSearchIndex = asInvocation(merge);
