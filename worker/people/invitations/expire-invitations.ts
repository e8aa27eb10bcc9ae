import type { Platform } from '../../platform/platform.ts';
import { expireOldInvitations } from './invitation-store.ts';

const maxPerRun = 1000;

export async function expireInvitations(platform: Platform): Promise<void> {
  await expireOldInvitations(platform.identityDatabase, platform.clock.now(), maxPerRun);
}
