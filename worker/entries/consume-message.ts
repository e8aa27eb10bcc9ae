import { log } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { runJob, type HandleJob } from './run-job.ts';

export type QueueMessage = {
  body: { jobId: string };
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
    await runJob(platform, body.jobId, handleJob);
    message.ack();
  } catch (error) {
    log.error('Job failed', { jobId: body.jobId, attempt: attempts }, error);
    message.retry({ delaySeconds: Math.min(30 * 2 ** (attempts - 1), 3600) });
  }
}
