import { day } from '../../../shared/time/durations.ts';
import { deleteEndedWindows } from '../../access/rate-limits/rate-limit-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteOldSentMails } from '../../mails/mail-store.ts';
import { deleteEndedSessions } from './session-store.ts';

const maxPerRun = 1000;
/** Longer than the retries of a job that sends an email, which end within six days. */
const sentMailRetention = 7 * day;

export async function cleanUpSessions(platform: Platform): Promise<void> {
  const { identityDatabase, clock } = platform;
  const now = clock.now();
  await deleteEndedSessions(identityDatabase, now, maxPerRun);
  await deleteEndedWindows(identityDatabase, now, maxPerRun);
  await deleteOldSentMails(
    identityDatabase,
    new Date(now.getTime() - sentMailRetention),
    maxPerRun,
  );
}
