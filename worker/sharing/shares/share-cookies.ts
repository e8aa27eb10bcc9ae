import { sharePagePath } from '../../../shared/sharing/share-links/public-share.ts';
import type { Platform } from '../../platform/platform.ts';
import { unlockCookies, type LockedLink } from '../passwords/unlock-cookie.ts';

/** The cookies that unlock the page and the files of a link; none for a link without a password. */
export async function shareCookies(
  platform: Platform,
  link: LockedLink | undefined,
  token: string,
): Promise<string[]> {
  if (!link) return [];
  return unlockCookies(platform, link, [sharePagePath(token), `/api/shares/${token}`]);
}
