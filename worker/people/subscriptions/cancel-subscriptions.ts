import type { Stripe } from 'stripe';
import { z } from 'zod';
import { runBatch } from '../../database/database.ts';
import type { JobRun } from '../../outbox/job.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { ServiceError } from '../../platform/service-error.ts';
import { connectStripe } from './connect-stripe.ts';

const endedStatuses = new Set<Stripe.Subscription.Status>(['canceled', 'incomplete_expired']);

/**
 * Job: ends every subscription of the customer of a deleted organization. Subscriptions that have ended already are
 * skipped.
 */
export async function cancelSubscriptions(
  platform: Platform,
  run: JobRun<'subscription.cancel'>,
): Promise<void> {
  const { config, identityDatabase } = platform;
  if (config.STRIPE_API_SECRET_KEY === '') {
    throw new ServiceError('A subscription cannot be cancelled without STRIPE_API_SECRET_KEY');
  }
  const stripe = await connectStripe(config);
  for (const id of await findSubscriptions(stripe, run.job.customerId)) {
    await unlessMissing(stripe.subscriptions.cancel(id));
  }
  await runBatch(identityDatabase, [deleteJob(identityDatabase, run.jobId)]);
}

async function findSubscriptions(stripe: Stripe, customer: string): Promise<string[]> {
  const listed = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  const subscriptions = await unlessMissing(listed.autoPagingToArray({ limit: 1000 }));
  return (subscriptions ?? [])
    .filter(({ status }) => !endedStatuses.has(status))
    .map(({ id }) => id);
}

async function unlessMissing<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    const { type, code } = stripeErrorSchema.parse(error);
    if (code === 'resource_missing') return undefined;
    throw new ServiceError(`Stripe responded ${type} ${code ?? ''}`.trim());
  }
}

const stripeErrorSchema = z.looseObject({ type: z.string(), code: z.string().optional() });
