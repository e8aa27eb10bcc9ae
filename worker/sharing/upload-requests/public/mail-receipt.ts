import type { Locale } from '../../../../shared/locales.ts';
import { day } from '../../../../shared/time/durations.ts';
import { clientNetworkOf } from '../../../access/rate-limits/client-address.ts';
import { assertWithinRateLimit } from '../../../access/rate-limits/enforce-rate-limit.ts';
import { uncountRequest } from '../../../access/rate-limits/rate-limit-store.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import type { UploadScope } from '../../../access/upload-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { sendAccountMail } from '../../../mails/send-account-mail.ts';
import { sendsMail } from '../../../platform/config.ts';
import type { OpenedUpload } from './open-upload.ts';
import { countAlways } from './turn-store.ts';

type Recipient = { email: string; locale: Locale; headers: Headers };

/**
 * The sender cannot request the same receipt again, so a receipt that is not accepted at once is
 * retried for longer.
 */
const lifetime = day;

/**
 * Mails a sender a receipt of the files from their browser, once. The address may belong to another
 * person, so the mail contains no text of the sender. Throws 404 `request.not_found` if mails are
 * disabled, 404 `request_file.not_found` before a file has arrived, 409 `upload.receipt_mailed` for
 * a second one, and 429 `request.rate_limited` if too many others were mailed.
 */
export async function mailReceipt(
  { scope, request, organizationName, files }: OpenedUpload,
  { email, locale, headers }: Recipient,
): Promise<void> {
  const { platform } = scope;
  if (!sendsMail(platform.config)) throw new AppError('request.not_found');
  if (files.length === 0) throw new AppError('request_file.not_found');
  await countReceipt(scope, clientNetworkOf(headers));
  const received = files.map(({ size, sha256, receivedAt }) => ({
    size,
    sha256,
    receivedAt: receivedAt.toISOString(),
  }));
  const values = { title: request.title, organization: organizationName };
  const mail = { kind: 'upload-receipt', values, files: received } as const;
  sendAccountMail(platform, mail, { to: email, locale }, lifetime);
}

async function countReceipt(
  { platform, organizationId, sessionHash }: UploadScope,
  network: string,
): Promise<void> {
  const { uploadReceipt: own, uploadReceipts: all } = rateLimits;
  const now = platform.clock.now();
  const counts = await countAlways(platform, own, { account: sessionHash, network });
  const isSecond = counts.some(({ key, count }) => key.endsWith(`:${sessionHash}`) && count > 1);
  if (isSecond) throw new AppError('upload.receipt_mailed');
  assertWithinRateLimit(own, counts, now);
  const ofOrganization = await countAlways(platform, all, { account: organizationId });
  try {
    assertWithinRateLimit(all, ofOrganization, now);
  } catch (error) {
    await uncountRequest(platform.identityDatabase, own, counts);
    throw error;
  }
}
