import { createApp } from './app.ts';
import { runCron } from './events/run-cron.ts';
import { runJob } from './events/run-job.ts';
import { createPlatform } from './platform/cloudflare/create-platform.ts';
import type { Environment, ExecutionContextLike } from './platform/cloudflare/environment.ts';

const app = createApp();

type QueueMessage = {
  body: { jobId: string };
  attempts: number;
  ack(): void;
  retry(options?: { delaySeconds: number }): void;
};

/** Only wiring: each entry makes a platform and hands over. */
export default {
  fetch(request: Request, environment: Environment, context: ExecutionContextLike) {
    return app.fetch(request, createPlatform(environment, context));
  },

  async queue(
    batch: { messages: QueueMessage[] },
    environment: Environment,
    context: ExecutionContextLike,
  ) {
    for (const message of batch.messages) {
      try {
        await runJob(createPlatform(environment, context), message.body.jobId);
        message.ack();
      } catch (error) {
        console.error(`Job ${message.body.jobId} failed (attempt ${message.attempts})`, error);
        message.retry({ delaySeconds: Math.min(30 * 2 ** (message.attempts - 1), 3600) });
      }
    }
  },

  async scheduled(_controller: unknown, environment: Environment, context: ExecutionContextLike) {
    await runCron(createPlatform(environment, context));
  },
};
