import type { Plan } from '../../../shared/people/subscriptions/plan.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { connectStripe } from './connect-stripe.ts';
import { updatePlan } from './subscription-store.ts';

/** Paid for, or within the time that is given for a payment to come after all. */
const countedStatuses = new Set(['active', 'trialing', 'past_due']);

/**
 * A signed event says only that something about a customer changed. What is true now is asked of the payment service, so
 * events may come twice and in any order. 400 `request.invalid` for one that is not signed.
 */
export async function receiveStripeEvent(
  platform: Platform,
  message: { body: string; signature: string },
): Promise<void> {
  const stripe = await connectStripe(platform.config);
  const event = await stripe.webhooks
    .constructEventAsync(message.body, message.signature, platform.config.STRIPE_WEBHOOK_SECRET)
    .catch((cause: unknown) => {
      throw new AppError('request.invalid', { message: 'The signature does not match', cause });
    });
  if (!event.type.startsWith('customer.subscription.')) return;
  const { customer } = event.data.object as { customer: string | { id: string } };
  const customerId = typeof customer === 'string' ? customer : customer.id;
  const asOf = platform.clock.now();
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
  });
  const plan: Plan = data.some(({ status }) => countedStatuses.has(status)) ? 'plus' : 'free';
  await updatePlan(platform.identityDatabase, customerId, { plan, asOf });
}
