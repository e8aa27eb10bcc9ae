import { day } from '../../../../shared/time/durations.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { Platform } from '../../../platform/platform.ts';

export type Inviter = { userId: string; maxPerDay: number; now: Date };

export type Sender = Inviter & { locale: Locale };

export function inviterOf(platform: Platform, userId: string): Inviter {
  return {
    userId,
    maxPerDay: platform.config.MAX_USER_ORGANIZATIONS_INVITATIONS_PER_DAY,
    now: platform.clock.now(),
  };
}

export function expiryOf(platform: Platform, now: Date): Date {
  const days = platform.config.ORGANIZATION_INVITATION_EXPIRATION_DELAY_DAYS;
  return new Date(now.getTime() + days * day);
}
