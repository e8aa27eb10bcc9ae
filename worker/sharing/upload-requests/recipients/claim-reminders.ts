import { toQueuedJobs } from '../../../outbox/lane-store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forEachDatabase } from '../../../platform/with-databases.ts';
import { claimDueReminders, findDueReminders } from './reminder-store.ts';

const remindersPerRun = 200;

export async function claimReminders(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await forEachDatabase(platform, async (database) => {
    const due = await findDueReminders(database, now, remindersPerRun);
    if (due.length === 0) return;
    const jobs = await claimDueReminders(database, due, now);
    await platform.jobs.send(toQueuedJobs(jobs, database));
  });
}
