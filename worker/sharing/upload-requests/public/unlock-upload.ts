import {
  uploadApiPath,
  uploadPagePath,
} from '../../../../shared/sharing/upload-requests/public-upload.ts';
import { clientNetworkOf } from '../../../access/rate-limits/client-address.ts';
import { assertWithinRateLimit } from '../../../access/rate-limits/enforce-rate-limit.ts';
import { uncountRequest } from '../../../access/rate-limits/rate-limit-store.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isLinkPassword } from '../../passwords/link-password.ts';
import { unlockCookies } from '../../passwords/unlock-cookie.ts';
import { assertNotEnded, findUploadOf, lockOf } from './open-upload.ts';
import { countAlways } from './turn-store.ts';

type Guess = { token: string; sessionHash: string; headers: Headers; password: string };

/**
 * Returns the cookies which prove that the password of a request was entered. Guesses are counted
 * for each request: after ten in 15 minutes it throws 429 `request.rate_limited`. Throws 400
 * `upload.wrong_password`.
 */
export async function unlockUpload(
  platform: Platform,
  { headers, password, ...visit }: Guess,
): Promise<string[]> {
  const upload = await findUploadOf(platform, visit);
  assertNotEnded(upload);
  const locked = lockOf(upload);
  if (!locked) return [];
  const limit = rateLimits.uploadPassword;
  const counts = await countAlways(platform, limit, {
    account: locked.id,
    network: clientNetworkOf(headers),
  });
  assertWithinRateLimit(limit, counts, platform.clock.now());
  if (!(await isLinkPassword(password, locked.passwordHash)))
    throw new AppError('upload.wrong_password');
  await uncountRequest(platform.identityDatabase, limit, counts);
  const paths = [uploadPagePath(visit.token), uploadApiPath(visit.token)];
  return unlockCookies(platform, locked, paths);
}
