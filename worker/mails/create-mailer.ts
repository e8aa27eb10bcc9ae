import { second } from '../../shared/time/durations.ts';
import type { Database } from '../database/database.ts';
import { claimMail, insertLocalMail, releaseMail } from './mail-store.ts';
import type { Config } from '../platform/config.ts';
import type { Clock, Mailer, MailMessage } from '../platform/platform.ts';
import type { SendEmailLike } from '../platform/cloudflare/environment.ts';
import { ServiceError } from '../platform/service-error.ts';

const senderName = 'Sheaf';

type Ports = {
  config: Config;
  database: Database;
  clock: Clock;
  binding?: SendEmailLike;
};

export function createMailer(ports: Ports): Mailer {
  switch (ports.config.EMAILS_DRIVER) {
    case 'local':
      return { send: (message) => insertLocalMail(ports.database, message, ports.clock.now()) };
    case 'resend':
      return { send: (message) => sendByResend(ports.config, message) };
    case 'none':
      return { send: () => Promise.resolve() };
    case 'cloudflare':
      return { send: (message) => sendByCloudflare(ports, message) };
  }
}

/** https://resend.com/docs/api-reference/emails/send-email; Resend ignores a repeated Idempotency-Key. */
async function sendByResend(config: Config, message: MailMessage): Promise<void> {
  const { to, subject, text, html, idempotencyKey } = message;
  const response = await fetch(new URL('/emails', config.RESEND_API_BASE_URL), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${config.RESEND_API_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify({
      from: `${senderName} <${config.EMAILS_FROM_ADDRESS}>`,
      to: [to],
      subject,
      text,
      html,
      ...headersOf(message),
    }),
    signal: AbortSignal.timeout(15 * second),
  }).catch((cause: unknown) => {
    throw new ServiceError('Resend did not respond', { cause });
  });
  if (response.ok) return;
  const reason = (await response.text()).slice(0, 500);
  throw new ServiceError(`Resend responded with ${response.status}: ${reason}`);
}

/** Mail clients show their own unsubscribe button for these headers (RFC 8058). */
function headersOf({ unsubscribeUrl }: MailMessage): { headers?: Record<string, string> } {
  if (unsubscribeUrl === undefined) return {};
  return {
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The binding does not recognize a repeated message, so each is claimed first, and released if it is refused. */
async function sendByCloudflare(ports: Ports, message: MailMessage): Promise<void> {
  const { binding, database, config, clock } = ports;
  if (!binding) throw new Error('The mail driver "cloudflare" needs the send_email binding EMAIL');
  const { to, subject, text, html, idempotencyKey } = message;
  if (!(await claimMail(database, idempotencyKey, clock.now()))) return;
  const from = { email: config.EMAILS_FROM_ADDRESS, name: senderName };
  try {
    await binding.send({ from, to, subject, text, html, ...headersOf(message) });
  } catch (cause) {
    await releaseMail(database, idempotencyKey);
    throw new ServiceError('Cloudflare did not accept the email', { cause });
  }
}
