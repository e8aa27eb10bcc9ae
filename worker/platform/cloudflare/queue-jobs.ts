import type { JobQueue, QueuedJob } from '../platform.ts';
import type { QueueLike } from './environment.ts';

/** Messages of a call, of which Cloudflare accepts 100. */
const batchSize = 80;

/** 12 hours, of the 24 that Cloudflare accepts. Cron enqueues jobs that are due later. */
const maxDelaySeconds = 43_200;

/** Creates queues that carry only the ids of jobs; their content is in the outbox. */
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
