import type { Platform } from '../platform/platform.ts';

export async function isHealthy(platform: Platform): Promise<boolean> {
  const checks = await Promise.allSettled([
    ...platform.databases.map((database) => database.run('select 1')),
    platform.files.get('health'),
  ]);
  return checks.every((check) => check.status === 'fulfilled');
}
