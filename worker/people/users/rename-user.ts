import type { Platform } from '../../platform/platform.ts';
import { updateUserName } from './user-store.ts';

export async function renameUser(platform: Platform, userId: string, name: string) {
  await updateUserName(platform.identityDatabase, userId, { name, now: platform.clock.now() });
}
