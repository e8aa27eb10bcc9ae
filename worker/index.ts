import { createApp } from './app.ts';
import { runCron } from './entries/run-cron.ts';
import { handleApplicationJob } from './entries/application-jobs.ts';
import { consumeMessage, type QueueMessage } from './entries/consume-message.ts';
import { createPlatform } from './entries/create-platform.ts';
import { respondWithoutFile } from './http/respond-without-file.ts';
import type { Environment, ExecutionContextLike } from './platform/cloudflare/environment.ts';

const app = createApp();

/** Milliseconds after which the next deliveries start, even if these have not ended. */
const longestBatch = 100;

type EmailMessage = {
  from: string;
  to: string;
  raw: ReadableStream<Uint8Array>;
  rawSize: number;
  setReject(reason: string): void;
};

/**
 * Whether the Worker handles the path itself: the APIs, WebDAV, and the pages for people without an
 * account.
 */
function isOfWorker(pathname: string): boolean {
  return (
    /^\/(?:api|paperless|dav|s|u)\//.test(pathname) || pathname === '/.well-known/security.txt'
  );
}

export default {
  fetch(request: Request, environment: Environment, context: ExecutionContextLike) {
    const { pathname } = new URL(request.url);
    if (!isOfWorker(pathname)) return respondWithoutFile(request, environment.ASSETS);
    return app.fetch(request, createPlatform(environment, context, request));
  },

  async queue(
    batch: { queue: string; messages: QueueMessage[] },
    environment: Environment,
    context: ExecutionContextLike,
  ) {
    const consume = (message: QueueMessage) =>
      consumeMessage(message, createPlatform(environment, context), handleApplicationJob);
    if (!batch.queue.endsWith('webhooks')) {
      // Jobs run one after the other because they share the memory.
      for (const message of batch.messages) await consume(message);
      return;
    }
    // Slow receivers do not delay the next batch: deliveries continue in the background. Cron repeats those that are lost
    // there.
    const work = Promise.all(batch.messages.map(consume));
    context.waitUntil(work);
    await Promise.race([work, new Promise((resolve) => setTimeout(resolve, longestBatch))]);
  },

  async email(message: EmailMessage, environment: Environment, context: ExecutionContextLike) {
    const { from, to, raw, rawSize } = message;
    const mail = { from, to, raw, size: rawSize };
    const { receiveMail } = await import('./integrations/intake-emails/messages/receive-mail.ts');
    const response = await receiveMail(createPlatform(environment, context), mail);
    if (response.kind === 'rejected') message.setReject(response.text);
    // `setReject` is permanent (5xx). Only for an exception, Cloudflare responds with a temporary refusal (4xx).
    if (response.kind === 'later') throw new Error(response.text);
  },

  async scheduled(_controller: unknown, environment: Environment, context: ExecutionContextLike) {
    await runCron(createPlatform(environment, context));
  },
};
