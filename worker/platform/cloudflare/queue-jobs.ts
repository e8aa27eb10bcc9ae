import type { JobQueue, QueuedJob } from '../platform.ts';
import type { QueueLike } from './environment.ts';

/** Cloudflare's limit of messages in one call. */
const batchSize = 100;

/** Cloudflare's longest delay: 12 hours. What is due later is Cron's. */
const maxDelaySeconds = 43_200;

/** Jobs go to the queue by id alone; the outbox has the rest. */
export function createQueueJobs(queues: Record<QueuedJob['queue'], QueueLike>): JobQueue {
  return {
    async send(jobs) {
      for (const [name, queue] of Object.entries(queues)) {
        const messages = jobs
          .filter((job) => job.queue === name && (job.delaySeconds ?? 0) <= maxDelaySeconds)
          .map(({ jobId, delaySeconds }) => ({
            body: { jobId },
            ...(delaySeconds && { delaySeconds }),
          }));
        for (let start = 0; start < messages.length; start += batchSize) {
          await queue.sendBatch(messages.slice(start, start + batchSize));
        }
      }
    },
  };
}
