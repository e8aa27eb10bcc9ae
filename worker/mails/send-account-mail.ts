import { hour } from '../../shared/time/durations.ts';
import type { OutgoingMail, MailDelivery } from '../../shared/mails/mail.ts';
import { insertAccountJob } from '../outbox/job-store.ts';
import { log } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { sendMail } from './send-mail.ts';

const usualLifetime = hour;

/**
 * Sends an account email without delaying the response, so that neither its duration nor a failure reveals whether the
 * account exists. If the mail service does not accept it, Cron sends it again for its `lifetime` in milliseconds.
 */
export function sendAccountMail(
  platform: Omit<Platform, 'sessions'>,
  mail: OutgoingMail,
  recipient: Pick<MailDelivery, 'to' | 'locale'>,
  lifetime = usualLifetime,
): void {
  const delivery = { ...recipient, idempotencyKey: `${mail.kind}-${crypto.randomUUID()}` };
  const { identityDatabase, clock } = platform;
  const retryLater = async (error: unknown) => {
    log.warn('Email not accepted, queued for another attempt', { kind: mail.kind }, error);
    const now = clock.now();
    const expiresAt = now.getTime() + lifetime;
    const job = { type: 'mail.send', mail, delivery, expiresAt } as const;
    await insertAccountJob(identityDatabase, now, job);
  };
  platform.inBackground(sendMail(platform, mail, delivery).catch(retryLater));
}
