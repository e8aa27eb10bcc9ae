import { hour } from '../../../shared/time/durations.ts';
import { localDay, nextTimeOf } from '../../../shared/time/local-time.ts';
import { toQueuedJobs } from '../../outbox/lane-store.ts';
import { sendsMail } from '../../platform/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimMails, findDueMails, type MailClaim } from './reminder-mail-store.ts';

/**
 * With this number, ten thousand people who have chosen the same hour get their mails within ten
 * minutes.
 */
const mailsPerRun = 1000;
const usefulFor = 12 * hour;

/**
 * Cron step: claims the reminder mails that are due, in one batch with a job for each. A mail that was missed, for
 * example because of an outage, is sent now instead, but never a second one on the same day.
 */
export async function claimReminderMails(platform: Platform): Promise<void> {
  const { identityDatabase: database, clock } = platform;
  if (!sendsMail(platform.config)) return;
  const now = clock.now();
  const due = await findDueMails(database, now, mailsPerRun);
  if (due.length === 0) return;
  const nextTimes = new Map<string, { on: string; next: number }>();
  const claims: MailClaim[] = due.flatMap((mail) => {
    if (!mail.nextAt) return [];
    const key = `${mail.hour} ${mail.timeZone}`;
    const known = nextTimes.get(key) ?? nextTime(mail, now);
    nextTimes.set(key, known);
    return [{ userId: mail.userId, was: mail.nextAt.getTime(), ...known }];
  });
  const expiresAt = now.getTime() + usefulFor;
  const jobs = await claimMails(database, claims, { now, expiresAt });
  await platform.jobs.send(toQueuedJobs(jobs));
}

function nextTime(mail: { hour: number; timeZone: string }, now: Date) {
  const on = localDay(now, mail.timeZone);
  const next = nextTimeOf(mail.hour, mail.timeZone, { after: now, lastDay: on });
  return { on, next: next.getTime() };
}
