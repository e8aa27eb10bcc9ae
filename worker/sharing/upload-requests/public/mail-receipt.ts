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

/** Nobody can ask for the same receipt again, so one that is not accepted at once is tried for longer. */
const lifetime = day;

/**
 * Mails a sender what has arrived from their browser, once. As nobody knows whose address that is, the mail has nothing that
 * the sender has written. Throws 404 `request.not_found` where no mail is sent, 404 `request_file.not_found` before a file
 * has arrived, 409 `upload.receipt_mailed` for a second one, and 429 `request.rate_limited` where too many others were mailed.
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

/** Counts a receipt for its browser, unless it is the second one or the organization has had too many. */
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
