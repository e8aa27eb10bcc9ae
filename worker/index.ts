import { createApp } from './app.ts';
import { runCron } from './entries/run-cron.ts';
import { runJob } from './entries/run-job.ts';
import { createPlatform } from './entries/create-platform.ts';
import { log } from './platform/log.ts';
import type { Environment, ExecutionContextLike } from './platform/cloudflare/environment.ts';

const app = createApp();

type QueueMessage = {
  body: { jobId: string };
  attempts: number;
  ack(): void;
  retry(options?: { delaySeconds: number }): void;
};

type EmailMessage = {
  from: string;
  to: string;
  raw: ReadableStream<Uint8Array>;
  rawSize: number;
  setReject(reason: string): void;
};

/** Only wiring: each entry creates a platform and passes it on. */
export default {
  fetch(request: Request, environment: Environment, context: ExecutionContextLike) {
    return app.fetch(request, createPlatform(environment, context));
  },

  async queue(
    batch: { queue: string; messages: QueueMessage[] },
    environment: Environment,
    context: ExecutionContextLike,
  ) {
    const consume = async (message: QueueMessage) => {
      try {
        await runJob(createPlatform(environment, context), message.body.jobId);
        message.ack();
      } catch (error) {
        const { body, attempts } = message;
        log.error('Job failed', { jobId: body.jobId, attempt: attempts }, error);
        message.retry({ delaySeconds: Math.min(30 * 2 ** (message.attempts - 1), 3600) });
      }
    };
    // Deliveries do not wait for each other, because other servers may be slow. Other jobs share the memory one by one.
    if (batch.queue.endsWith('webhooks')) await Promise.all(batch.messages.map(consume));
    else for (const message of batch.messages) await consume(message);
  },

  async email(message: EmailMessage, environment: Environment, context: ExecutionContextLike) {
    const { from, to, raw, rawSize } = message;
    const mail = { from, to, raw, size: rawSize };
    const { receiveMail } = await import('./integrations/intake-emails/messages/receive-mail.ts');
    const response = await receiveMail(createPlatform(environment, context), mail);
    if (response.kind === 'rejected') message.setReject(response.text);
    // `setReject` is permanent (5xx). Only of an exception, Cloudflare makes a temporary refusal (4xx).
    if (response.kind === 'later') throw new Error(response.text);
  },

  async scheduled(_controller: unknown, environment: Environment, context: ExecutionContextLike) {
    await runCron(createPlatform(environment, context));
  },
};
