import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { day } from '../../../shared/time/durations.ts';

const extension = shareLinkLimits.defaultDays * day;
const remindedBefore = shareLinkLimits.reminderDays * day;

/** Returns the end of an extended link: 30 days after its current end, or from now on if that has passed. */
export function laterEnd({ expiresAt }: Pick<ShareLink, 'expiresAt'>, now = Date.now()): Date {
  return new Date(Math.max(expiresAt?.getTime() ?? now, now) + extension);
}

export function isEnding(
  { state, expiresAt }: Pick<ShareLink, 'state' | 'expiresAt'>,
  now = Date.now(),
) {
  const endsSoon = expiresAt !== null && expiresAt.getTime() - now <= remindedBefore;
  return state === 'expired' || (state === 'active' && endsSoon);
}
