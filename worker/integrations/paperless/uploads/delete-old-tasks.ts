import { forEachDatabase } from '../../../platform/with-databases.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteTasksBefore, keptFor } from './task-store.ts';

const perRun = 100;

export async function deleteOldTasks(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptFor);
  await forEachDatabase(platform, (database) => deleteTasksBefore(database, before, perRun));
}
