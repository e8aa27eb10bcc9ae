import { minute, second } from '../../../../shared/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { log } from '../../../platform/log.ts';
import { forgetReading, type Reading } from './reading-note-store.ts';

/** Longer than a reader is allowed to take: a consumer that is still reading then has been taken down. */
const longestReading = minute;
/** Readings of a file that were interrupted; after as many, no deployment is taken for the reason any more. */
const maxReadings = 2;
/** Within `longestReading`, after which the next consumer comes. */
const pauses = [second, 5 * second, 30 * second];

type ReadingJob = JobRun<'document.extract' | 'document.recognize' | 'document.thumbnail'>;

/** Runs `work` unless another consumer is reading for the same job: if that one does not end, Cron comes back. */
export async function beginReading(
  scope: OrganizationScope,
  { jobId, job }: ReadingJob,
  work: (reading: Reading) => Promise<void>,
): Promise<void> {
  const { readingSince: formerly } = job;
  const since = scope.platform.clock.now().getTime();
  if (formerly !== undefined && since < formerly + longestReading) return;
  const reading = { jobId, since, formerly };
  try {
    await work(reading);
  } catch (error) {
    await forgetReading(scope, reading).catch(() =>
      scope.platform.inBackground(forget(scope, reading)),
    );
    throw error;
  }
}

/** Without the database for a moment, the note of a file that did no harm would stay. */
async function forget(scope: OrganizationScope, reading: Reading): Promise<void> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const isForgotten = await forgetReading(scope, reading).then(
      () => true,
      () => false,
    );
    if (isForgotten) return;
  }
  log.warn('Reading not forgotten', { jobId: reading.jobId });
}

/**
 * Whether the file, or the page, has taken its reader down: it was being read alone, and no other deployment has ended that
 * reading by replacing its Worker.
 */
export function hasTakenReaderDown({ platform }: OrganizationScope, { job }: ReadingJob): boolean {
  const { readings = 0, readingDeployment } = job;
  return readings >= maxReadings || (readings > 0 && readingDeployment === platform.deployment);
}
