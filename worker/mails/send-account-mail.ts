import { runBatch } from '../database/database.ts';
import { insertAccountJob } from '../outbox/job-store.ts';
import type { Platform } from '../platform/platform.ts';
import type { Mail } from './compose-mail.ts';
import { sendMail, type MailDelivery } from './send-mail.ts';

/** As long as the links in these mails are good for: later nobody needs them. */
const usefulFor = 3_600_000;

/**
 * Sends somebody a mail about their account without the answer waiting for it, so that neither its time nor its failure
 * tells who has one. What the mail service does not take is tried again by Cron.
 */
export function sendAccountMail(
  platform: Omit<Platform, 'sessions'>,
  mail: Mail,
  recipient: Pick<MailDelivery, 'to' | 'locale'>,
): void {
  const delivery = { ...recipient, idempotencyKey: `${mail.kind}-${crypto.randomUUID()}` };
  const { identityDatabase, clock } = platform;
  const retryLater = async (error: unknown) => {
    console.warn(`A mail "${mail.kind}" was not taken and goes to the outbox`, error);
    const now = clock.now();
    const expiresAt = now.getTime() + usefulFor;
    const job = { type: 'mail.send', mail, delivery, expiresAt } as const;
    await runBatch(identityDatabase, [insertAccountJob(identityDatabase, now, job)]);
  };
  platform.inBackground(sendMail(platform, mail, delivery).catch(retryLater));
}
