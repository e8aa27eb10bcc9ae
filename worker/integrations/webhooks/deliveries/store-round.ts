import { createId } from '../../../../shared/ids.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { joinStatements, type Statement } from '../../../database/database.ts';
import { commit } from '../../../outbox/commit.ts';
import { postponeJob } from '../../../outbox/job-store.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { recordRound, selectNotifyDisabledJob, type WebhookRow } from '../webhook-store.ts';
import { nextDeliveryAt } from './delivery-job-store.ts';
import { planDelivery, planRound, type DeliveryPlan, type RoundPlan } from './plan-delivery.ts';
import type { DeliveryOutcome } from './messages/send-message.ts';
import { deleteFormerDeliveries, insertDelivery } from './webhook-delivery-store.ts';
import { deleteReadPages } from './webhook-event-store.ts';
import { dropMessages, settleMessage, type MessageRow } from './messages/webhook-message-store.ts';

type Attempt = { message: MessageRow; outcome: DeliveryOutcome };
type Round = { webhook: WebhookRow; attempts: Attempt[]; isLast: boolean };

/**
 * Stores the outcomes of messages that were sent at once, and the resulting state of the webhook.
 * The last round ends the run of the job.
 */
export async function storeRound(
  scope: OrganizationScope,
  { jobId }: JobRun<'webhook.deliver'>,
  { webhook, attempts, isLast }: Round,
): Promise<void> {
  const { database, platform } = scope;
  const now = platform.clock.now();
  const state = { failingSince: webhook.failingSince, now, random: Math.random() };
  const planned = attempts.map(({ message, outcome }) => {
    const { attempts: attempt, isManual } = message;
    return { message, outcome, plan: planDelivery(outcome, { ...state, attempt, isManual }) };
  });
  const round = planRound(planned, { ...state, failedRounds: webhook.failedRounds });
  const dead = planned.filter(({ plan }) => plan.isDead);
  await platform.jobs.send(
    dead.map(({ message }) => ({ jobId: message.id, queue: 'dead-letters' })),
  );
  const jobSources = round.disabledReason ? [selectNotifyDisabledJob(scope, webhook)] : [];
  const statements = {
    deliveries: planned.map((attempt) => insertAttempt(scope, attempt, { round, now })),
    former: deleteFormerDeliveries(scope, webhook.id),
    messages: planned.map((attempt) => settleAttempt(scope, attempt, { round, now })),
    webhook: attempts.length > 0 ? [recordRound(scope, webhook, { ...round, now })] : [],
    dropped: dropMessages(scope, webhook.id),
  };
  if (!isLast) {
    await commit(scope, { jobSources, statements });
    return;
  }
  const { postponed } = await commit(scope, {
    jobSources,
    statements: joinStatements(
      statements,
      { pages: deleteReadPages(scope) },
      postponeJob(database, jobId, nextDeliveryAt(scope, webhook.id, now)),
    ),
  });
  const delays = postponed.map(({ at }) => Math.ceil((at - now.getTime()) / 1000));
  await platform.jobs.send(
    delays
      .filter((delaySeconds) => delaySeconds > 0)
      .map((delaySeconds) => ({ jobId, queue: 'webhooks', delaySeconds })),
  );
}

type PlannedAttempt = Attempt & { plan: DeliveryPlan };
type Context = { round: RoundPlan; now: Date };

function insertAttempt(
  scope: OrganizationScope,
  { message, outcome, plan }: PlannedAttempt,
  { round, now }: Context,
): Statement {
  const { nextAttemptAt } = plan;
  const pausedUntil = round.pausedUntil ?? now;
  return insertDelivery(scope, {
    id: createId('whd'),
    webhookId: message.webhookId,
    queuedMessageId: message.id,
    attempt: message.attempts,
    message: message.message,
    ...outcome,
    nextAttemptAt: nextAttemptAt && (nextAttemptAt > pausedUntil ? nextAttemptAt : pausedUntil),
    createdAt: now,
  });
}

/**
 * If this attempt disabled the webhook, its message stays due: it is dropped with all others,
 * unless the URL was changed in the meantime.
 */
function settleAttempt(
  scope: OrganizationScope,
  { message, plan }: PlannedAttempt,
  { now }: Context,
): Statement {
  const isKept = !message.isManual && plan.disabledReason !== null;
  return settleMessage(scope, message, isKept ? now : plan.nextAttemptAt);
}
