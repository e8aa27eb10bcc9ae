import type { Platform } from '../../platform/platform.ts';
import { expireOldInvitations } from './invitation-store.ts';

const perRun = 1000;

/** Cron's part: invitations nobody answered in time. */
export async function expireInvitations(platform: Platform): Promise<void> {
  await expireOldInvitations(platform.identityDatabase, platform.clock.now(), perRun);
}
