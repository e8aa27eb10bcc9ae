import { createApp } from './app.ts';
import { runCron } from './entries/run-cron.ts';
import { handleApplicationJob } from './entries/application-jobs.ts';
import { consumeMessage, type QueueMessage } from './entries/consume-message.ts';
import { createPlatform } from './entries/create-platform.ts';
import type { Environment, ExecutionContextLike } from './platform/cloudflare/environment.ts';

const app = createApp();

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
    const consume = (message: QueueMessage) =>
      consumeMessage(message, createPlatform(environment, context), handleApplicationJob);
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
