import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { day } from '../../../shared/time/durations.ts';

const extension = shareLinkLimits.defaultDays * day;
const remindedBefore = shareLinkLimits.reminderDays * day;

/** The end of a link that is extended: 30 days after its end, or from now on if that has passed. */
export function laterEnd({ expiresAt }: Pick<ShareLink, 'expiresAt'>, now = Date.now()): Date {
  return new Date(Math.max(expiresAt?.getTime() ?? now, now) + extension);
}

/** Whether a link has ended by its time, or ends so soon that its owner has got a mail. */
export function isEnding(
  { state, expiresAt }: Pick<ShareLink, 'state' | 'expiresAt'>,
  now = Date.now(),
) {
  const endsSoon = expiresAt !== null && expiresAt.getTime() - now <= remindedBefore;
  return state === 'expired' || (state === 'active' && endsSoon);
}
