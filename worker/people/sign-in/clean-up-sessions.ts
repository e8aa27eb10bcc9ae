import { day } from '../../../shared/durations.ts';
import { deleteEndedWindows } from '../../access/rate-limit-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteOldSentMails } from '../../mails/mail-store.ts';
import { deleteEndedSessions } from './session-store.ts';

const perRun = 1000;
/** Longer than any job that sends a mail is tried again: such a job is given up within six days. */
const sentMailsKeptFor = 7 * day;

/** Cron's part: sessions, tokens, rate-limit windows and claims of sent mails that are over. */
export async function cleanUpSessions(platform: Platform): Promise<void> {
  const { identityDatabase, clock } = platform;
  const now = clock.now();
  await deleteEndedSessions(identityDatabase, now, perRun);
  await deleteEndedWindows(identityDatabase, now, perRun);
  await deleteOldSentMails(identityDatabase, new Date(now.getTime() - sentMailsKeptFor), perRun);
}
