import type { Locale } from '../../shared/locales.ts';
import type { Platform } from '../platform/platform.ts';
import { composeMail, type Mail } from './compose-mail.ts';

export type MailDelivery = { to: string; locale: Locale; idempotencyKey: string };

/** Writes and sends one message; the same `idempotencyKey` never arrives twice. Rejects when it was not taken. */
export async function sendMail(
  platform: Pick<Platform, 'mailer'>,
  mail: Mail,
  delivery: MailDelivery,
): Promise<void> {
  const content = await composeMail(mail, delivery.locale);
  await platform.mailer.send({
    ...content,
    to: delivery.to,
    idempotencyKey: delivery.idempotencyKey,
  });
}
