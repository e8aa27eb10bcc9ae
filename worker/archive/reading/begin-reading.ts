import { minute } from '../../../shared/durations.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { JobRun } from '../../outbox/job.ts';
import { log } from '../../platform/log.ts';
import { forgetReading, type Reading } from './reading-note-store.ts';

/** Longer than a reader is allowed to take: a consumer that is still reading then has been taken down. */
const longestReading = minute;
/** A file that was being read alone when its consumer was taken down, as often as this, is the reason. Once may be a deployment. */
const maxReadings = 2;

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
    await forgetReading(scope, reading).catch((failure: unknown) =>
      log.warn('Reading not forgotten', { jobId }, failure),
    );
    throw error;
  }
}

/** Whether the file, or the page, has taken its reader down too often. */
export function hasTakenReaderDown({ job }: ReadingJob): boolean {
  return (job.readings ?? 0) >= maxReadings;
}
