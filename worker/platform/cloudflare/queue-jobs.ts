import type { JobQueue, QueuedJob } from '../platform.ts';
import type { QueueLike } from './environment.ts';

/** Cloudflare's limit of messages per call. */
const batchSize = 100;

/** Cloudflare's maximum delay of 12 hours. Cron enqueues jobs that are due later. */
const maxDelaySeconds = 43_200;

/** Queues that carry only the ids of jobs; their content is in the outbox. */
export function createQueueJobs(queues: Record<QueuedJob['queue'], QueueLike>): JobQueue {
  return {
    async send(jobs) {
      for (const [name, queue] of Object.entries(queues)) {
        const messages = jobs
          .filter((job) => job.queue === name && (job.delaySeconds ?? 0) <= maxDelaySeconds)
          .map(({ jobId, shard, delaySeconds }) => ({
            body: { jobId, ...(shard && { shard }) },
            ...(delaySeconds && { delaySeconds }),
          }));
        for (let start = 0; start < messages.length; start += batchSize) {
          await queue.sendBatch(messages.slice(start, start + batchSize));
        }
      }
    },
  };
}
