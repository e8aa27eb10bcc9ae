import type { Platform } from '../platform/platform.ts';
import { pingDatabase } from './health-store.ts';

/** Whether the database and the file store answer. */
export async function isHealthy(platform: Platform): Promise<boolean> {
  const checks = await Promise.allSettled([
    pingDatabase(platform.identityDatabase),
    platform.files.get('health'),
  ]);
  return checks.every((check) => check.status === 'fulfilled');
}
