import type { OutgoingMail, MailDelivery } from '../../shared/mails/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { composeMail } from './compose-mail.ts';

export async function sendMail(
  platform: Pick<Platform, 'mailer'>,
  mail: OutgoingMail,
  delivery: MailDelivery,
): Promise<void> {
  const content = await composeMail(mail, delivery.locale);
  await platform.mailer.send({
    ...content,
    to: delivery.to,
    idempotencyKey: delivery.idempotencyKey,
    unsubscribeUrl: delivery.unsubscribeUrl,
  });
}
