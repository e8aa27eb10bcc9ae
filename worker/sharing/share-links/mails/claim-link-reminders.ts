import { toQueuedJobs } from '../../../outbox/lane-store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimDueLinks, findDueLinks } from './link-reminder-store.ts';

const linksPerRun = 200;

export async function claimLinkReminders({
  identityDatabase,
  clock,
  jobs,
}: Platform): Promise<void> {
  const now = clock.now();
  const due = await findDueLinks(identityDatabase, now, linksPerRun);
  if (due.length === 0) return;
  const claimed = await claimDueLinks(identityDatabase, due, now);
  await jobs.send(toQueuedJobs(claimed, identityDatabase));
}
