import { hour } from '../../shared/durations.ts';
import type { Mail, MailDelivery } from '../../shared/mails/mail.ts';
import { insertAccountJob } from '../outbox/job-store.ts';
import { log } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { sendMail } from './send-mail.ts';

/** The links in these emails are valid for this long. */
const usefulFor = hour;

/**
 * Sends an account email without blocking the response, so that neither the time nor a failure reveals whether the account
 * exists. An email that is not accepted goes to the outbox, from where it is sent again for an hour.
 */
export function sendAccountMail(
  platform: Omit<Platform, 'sessions'>,
  mail: Mail,
  recipient: Pick<MailDelivery, 'to' | 'locale'>,
): void {
  const delivery = { ...recipient, idempotencyKey: `${mail.kind}-${crypto.randomUUID()}` };
  const { identityDatabase, clock } = platform;
  const retryLater = async (error: unknown) => {
    log.warn('Email not accepted, queued for another attempt', { kind: mail.kind }, error);
    const now = clock.now();
    const expiresAt = now.getTime() + usefulFor;
    const job = { type: 'mail.send', mail, delivery, expiresAt } as const;
    await insertAccountJob(identityDatabase, now, job);
  };
  platform.inBackground(sendMail(platform, mail, delivery).catch(retryLater));
}
