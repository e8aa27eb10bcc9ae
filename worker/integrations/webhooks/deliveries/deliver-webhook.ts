import { second } from '../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import { deleteJob } from '../../../outbox/job-store.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { webhookUrlProblem } from '../assert-webhook-url.ts';
import { decryptWebhookSecret } from '../webhook-secret.ts';
import type { WebhookRow } from '../webhook-store.ts';
import { isSuccess, sendMessage, type DeliveryOutcome } from './messages/send-message.ts';
import { storeRound } from './store-round.ts';
import { payloadOf } from './messages/webhook-message.ts';
import {
  claimMessages,
  dropMessages,
  findDeliveryState,
  type MessageRow,
} from './messages/webhook-message-store.ts';

/** Messages of a webhook that are sent at once; only one is sent while the receiver fails. */
const messagesPerRound = 5;
/**
 * After this number of rounds another webhook of the organization gets its turn. It also keeps one
 * invocation below the limit of subrequests.
 */
const roundsPerRun = 4;
const longestRun = 5 * second;

/**
 * Sends messages of a webhook in rounds. Each round stores its outcome together with the state of the webhook, and the
 * last round also the time of the next run, which is after the back-off while the receiver fails.
 */
export async function deliverWebhook(
  scope: OrganizationScope,
  run: JobRun<'webhook.deliver'>,
): Promise<void> {
  const startedAt = Date.now();
  for (let round = 1; ; round += 1) {
    const taken = await takeRound(scope, run.job.webhookId);
    if (!taken) {
      await commit(scope, {
        statements: {
          dropped: dropMessages(scope, run.job.webhookId),
          done: deleteJob(scope.database, run.jobId),
        },
      });
      return;
    }
    const { webhook, messages } = taken;
    const attempts = await Promise.all(
      messages.map(async (message) => ({
        message,
        outcome: await attemptDelivery(scope, webhook, message),
      })),
    );
    const isLast =
      round === roundsPerRun ||
      Date.now() - startedAt > longestRun ||
      !attempts.some(({ outcome }) => isSuccess(outcome));
    await storeRound(scope, run, { webhook, attempts, isLast });
    if (isLast) return;
  }
}

async function takeRound(scope: OrganizationScope, webhookId: string) {
  const now = scope.platform.clock.now();
  const state = await findDeliveryState(scope, webhookId, { now, count: messagesPerRound });
  if (!state) return undefined;
  const { webhook, isBusy, nextPage } = state;
  const isOpen = webhook.enabled && (webhook.pausedUntil?.getTime() ?? 0) <= now.getTime();
  const messages = await claimMessages(scope, webhookId, {
    now,
    count: webhook.failedRounds > 0 ? 1 : messagesPerRound,
    isManualOnly: !isOpen,
    page: isOpen && !isBusy ? nextPage : null,
  });
  return { webhook, messages };
}

async function attemptDelivery(
  scope: OrganizationScope,
  webhook: WebhookRow,
  { message }: MessageRow,
): Promise<DeliveryOutcome> {
  const { config } = scope.platform;
  const notSent = { status: null, duration: 0, responseExcerpt: '' };
  if (webhookUrlProblem(config, webhook.url)) return { ...notSent, failure: 'refused-address' };
  const secret = await decryptWebhookSecret(webhook.encryptedSecret, {
    authSecret: config.AUTH_SECRET,
    webhookId: webhook.id,
  });
  if (secret === null) return { ...notSent, failure: 'unreadable-secret' };
  const { organizationId } = scope;
  const payload = payloadOf(message, { organizationId, webhookId: webhook.id });
  return sendMessage(
    { ...payload, id: message.id },
    { url: webhook.url, secret, userAgent: `Sheaf-Webhooks/${config.version}` },
  );
}
