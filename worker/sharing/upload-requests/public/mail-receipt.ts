import type { Locale } from '../../../../shared/locales.ts';
import { clientNetworkOf } from '../../../access/rate-limits/client-address.ts';
import { assertWithinRateLimit } from '../../../access/rate-limits/enforce-rate-limit.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import { sendAccountMail } from '../../../mails/send-account-mail.ts';
import { sendsMail } from '../../../platform/config.ts';
import type { OpenedUpload } from './open-upload.ts';
import { countAlways } from './turn-store.ts';

type Recipient = { email: string; locale: Locale; headers: Headers };

/**
 * Mails a sender what has arrived from their browser, once. As nobody knows whose address that is, the mail has nothing that
 * the sender has written. Throws 404 `request.not_found` where no mail is sent, 404 `request_file.not_found` before a file
 * has arrived, and 429 `request.rate_limited` for a second one.
 */
export async function mailReceipt(
  { scope, request, organizationName, files }: OpenedUpload,
  { email, locale, headers }: Recipient,
): Promise<void> {
  const { platform, sessionHash } = scope;
  if (!sendsMail(platform.config)) throw new AppError('request.not_found');
  if (files.length === 0) throw new AppError('request_file.not_found');
  const limit = rateLimits.uploadReceipt;
  const counts = await countAlways(platform, limit, {
    account: sessionHash,
    network: clientNetworkOf(headers),
  });
  assertWithinRateLimit(limit, counts, platform.clock.now());
  const received = files.map(({ size, sha256, receivedAt }) => ({
    size,
    sha256,
    receivedAt: receivedAt.toISOString(),
  }));
  const values = { title: request.title, organization: organizationName };
  const mail = { kind: 'upload-receipt', values, files: received } as const;
  sendAccountMail(platform, mail, { to: email, locale });
}
