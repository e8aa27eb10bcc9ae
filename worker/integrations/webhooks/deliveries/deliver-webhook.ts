import { createId } from '../../../../shared/ids.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import { deleteJob, rescheduleJob } from '../../../outbox/job-store.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { webhookUrlProblem } from '../assert-webhook-url.ts';
import { planDelivery } from './plan-delivery.ts';
import {
  isSuccess,
  sendMessage,
  type DeliveryOutcome,
  type OutgoingMessage,
} from './send-message.ts';
import { payloadOf } from './webhook-message.ts';
import { insertDelivery } from './webhook-delivery-store.ts';
import { decryptWebhookSecret } from '../webhook-secret.ts';
import { findWebhook, recordAttempt, selectNotifyDisabledJob } from '../webhook-store.ts';

type DeliveryRun = JobRun<'webhook.deliver'>;

/** One attempt to deliver one message. Its outcome, the next attempt and the state of the webhook are stored together. */
export async function deliverWebhook(scope: OrganizationScope, run: DeliveryRun): Promise<void> {
  const { platform, database } = scope;
  const { webhookId, message, isManual = false } = run.job;
  const webhook = await findWebhook(scope, webhookId);
  const payload = payloadOf(message, { organizationId: scope.organizationId, webhookId });
  if (!payload || !webhook || !(webhook.enabled || isManual)) {
    await commit(scope, { statements: { done: deleteJob(database, run.jobId) } });
    return;
  }
  const outcome = await attemptDelivery(scope, webhook, { ...payload, id: message.id });
  const now = platform.clock.now();
  const { failingSince } = webhook;
  const plan = planDelivery(outcome, {
    attempt: run.attempt,
    isManual,
    failingSince,
    now,
    random: Math.random(),
  });
  if (plan.isDead) await platform.jobs.send([{ jobId: run.jobId, queue: 'dead-letters' }]);
  await commit(scope, {
    statements: {
      delivery: insertDelivery(scope, {
        id: createId('whd'),
        webhookId,
        jobId: run.jobId,
        attempt: run.attempt,
        message,
        ...outcome,
        nextAttemptAt: plan.nextAttemptAt,
        createdAt: now,
      }),
      webhook: recordAttempt(scope, webhookId, {
        now,
        isSuccess: isSuccess(outcome),
        disabledReason: plan.disabledReason,
      }),
      job: plan.nextAttemptAt
        ? rescheduleJob(database, { ...run, at: plan.nextAttemptAt })
        : deleteJob(database, run.jobId),
    },
    jobSources: plan.disabledReason ? [selectNotifyDisabledJob(scope, webhookId)] : [],
  });
  if (plan.nextAttemptAt) {
    const delaySeconds = Math.ceil((plan.nextAttemptAt.getTime() - now.getTime()) / 1000);
    await platform.jobs.send([{ jobId: run.jobId, queue: 'webhooks', delaySeconds }]);
  }
}

async function attemptDelivery(
  scope: OrganizationScope,
  webhook: { id: string; url: string; encryptedSecret: string },
  message: OutgoingMessage,
): Promise<DeliveryOutcome> {
  const { config } = scope.platform;
  const notSent = { status: null, duration: 0, responseExcerpt: '' };
  if (webhookUrlProblem(config, webhook.url)) return { ...notSent, failure: 'refused-address' };
  const secret = await decryptWebhookSecret(webhook.encryptedSecret, {
    authSecret: config.AUTH_SECRET,
    webhookId: webhook.id,
  });
  if (secret === null) return { ...notSent, failure: 'unreadable-secret' };
  return sendMessage(message, {
    url: webhook.url,
    secret,
    userAgent: `Sheaf-Webhooks/${config.version}`,
  });
}
