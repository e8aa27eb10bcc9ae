import type { Stripe } from 'stripe';
import type { Plan } from '../../../shared/people/subscriptions/plan.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { connectStripe } from './connect-stripe.ts';
import { updatePlan } from './subscription-store.ts';

const paidStatuses = new Set(['active', 'trialing', 'past_due']);

/**
 * Updates the plan of a customer whose subscription has changed. The current state is requested from the payment service,
 * so events may be repeated and come in any order. Throws 400 `request.invalid` for an event without a valid signature.
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
  if (!isSubscriptionEvent(event)) return;
  const { customer } = event.data.object;
  const customerId = typeof customer === 'string' ? customer : customer.id;
  const asOf = platform.clock.now();
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
  });
  const plan: Plan = data.some(({ status }) => paidStatuses.has(status)) ? 'plus' : 'free';
  await updatePlan(platform.identityDatabase, customerId, { plan, asOf });
}

type SubscriptionEvent = Extract<Stripe.Event, { type: `customer.subscription.${string}` }>;

function isSubscriptionEvent(event: Stripe.Event): event is SubscriptionEvent {
  return event.type.startsWith('customer.subscription.');
}
