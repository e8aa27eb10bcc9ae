import { forEachDatabase } from '../../../platform/with-databases.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteOldRows } from './dav-file-store.ts';

const perRun = 500;

export async function deleteOldFiles(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await forEachDatabase(platform, (database) => deleteOldRows(database, now, perRun));
}
