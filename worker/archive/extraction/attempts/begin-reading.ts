import { minute, second } from '../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { log } from '../../../platform/log.ts';
import { forgetReading, type Reading } from './reading-note-store.ts';

/** Longer than a reader may take. A consumer that has not ended after this time has crashed. */
const longestReading = minute;
/**
 * After this number of interrupted readings, the file itself and no longer a deployment is regarded
 * as the cause.
 */
const maxReadings = 2;
/**
 * The pauses must be shorter than `longestReading`, after which the next consumer reads the file.
 */
const pauses = [second, 5 * second, 30 * second];

type ReadingJob = JobRun<'document.extract' | 'document.recognize' | 'document.thumbnail'>;

/**
 * Runs `work` unless another consumer is reading for the same job. If that consumer does not end, Cron sends the job
 * again.
 */
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

/**
 * Retries for a while: if the database were unavailable for a moment, the note would stay and blame
 * a harmless file.
 */
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
 * Whether the file or the page has crashed its reader: it was read alone, and no new deployment has ended that reading by
 * replacing the Worker.
 */
export function hasTakenReaderDown({ platform }: OrganizationScope, { job }: ReadingJob): boolean {
  const { readings = 0, readingDeployment } = job;
  return readings >= maxReadings || (readings > 0 && readingDeployment === platform.deployment);
}
