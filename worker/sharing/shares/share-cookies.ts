import { sharePagePath } from '../../../shared/sharing/share-links/public-share.ts';
import type { Platform } from '../../platform/platform.ts';
import { unlockCookies, type LockedLink } from '../passwords/unlock-cookie.ts';

/**
 * Paths to which a browser sends the cookies of a link: its page, and its files. The token may be
 * invalid.
 */
export function pathsOfShare(token: string): string[] {
  const encoded = encodeURIComponent(token);
  return [sharePagePath(encoded), `/api/shares/${encoded}`];
}

export async function shareCookies(
  platform: Platform,
  link: LockedLink | undefined,
  token: string,
): Promise<string[]> {
  return link ? unlockCookies(platform, link, pathsOfShare(token)) : [];
}
