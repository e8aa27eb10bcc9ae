import { keepPlace, outboxOf, toQueuedJobs } from '../outbox/lane-store.ts';
import { log } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { databaseOf, runJob, type HandleJob } from './run-job.ts';

export type QueueMessage = {
  body: { jobId: string; shard?: number };
  attempts: number;
  ack(): void;
  retry(options?: { delaySeconds: number }): void;
};

/** Runs the job of a message. A failed job is delivered again, with a longer delay after each attempt. */
export async function consumeMessage(
  message: QueueMessage,
  platform: Platform,
  handleJob: HandleJob,
): Promise<void> {
  const { body, attempts } = message;
  try {
    await runJob(platform, body, handleJob);
    message.ack();
  } catch (error) {
    log.error('Job failed', { jobId: body.jobId, attempt: attempts }, error);
    message.retry({ delaySeconds: Math.min(30 * 2 ** (attempts - 1), 3600) });
  }
}

/**
 * Puts the job of a message that had no turn at the end of its queue, from where another isolate
 * may take it. A retry instead would finally move it to the dead letters. Never rejects, because
 * Cron enqueues the job too.
 */
export async function requeueMessage({ body }: QueueMessage, platform: Platform): Promise<void> {
  try {
    const database = databaseOf(platform, body);
    const kept = await keepPlace(outboxOf(platform, database), body.jobId);
    await platform.jobs.send(toQueuedJobs(kept, database));
  } catch (error) {
    log.warn('Job left to Cron', { jobId: body.jobId }, error);
  }
}
