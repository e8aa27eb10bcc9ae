import { sharePagePath } from '../../../shared/sharing/share-links/public-share.ts';
import type { Platform } from '../../platform/platform.ts';
import { unlockCookies, type LockedLink } from '../passwords/unlock-cookie.ts';

/** Where a browser sends the cookies of a link: to its page, and to its files. Not every token is one that Sheaf has made. */
export function pathsOfShare(token: string): string[] {
  const encoded = encodeURIComponent(token);
  return [sharePagePath(encoded), `/api/shares/${encoded}`];
}

/** The cookies that unlock the page and the files of a link; none for a link without a password. */
export async function shareCookies(
  platform: Platform,
  link: LockedLink | undefined,
  token: string,
): Promise<string[]> {
  return link ? unlockCookies(platform, link, pathsOfShare(token)) : [];
}
