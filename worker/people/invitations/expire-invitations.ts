import type { Platform } from '../../platform/platform.ts';
import { expireOldInvitations } from './invitation-store.ts';

const maxPerRun = 1000;

/** Cron step: marks invitations as expired that were neither accepted nor rejected in time. */
export async function expireInvitations(platform: Platform): Promise<void> {
  await expireOldInvitations(platform.identityDatabase, platform.clock.now(), maxPerRun);
}
