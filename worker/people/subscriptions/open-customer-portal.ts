import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { connectStripe } from './connect-stripe.ts';
import { findCustomer, insertCustomer } from './subscription-store.ts';

/**
 * Creates a session of the payment service's portal and returns its URL. The organization becomes a
 * customer if it is none; the idempotency key prevents two simultaneous first requests from
 * creating two.
 */
export async function openCustomerPortal(scope: OrganizationScope): Promise<string> {
  const { organizationId, platform } = scope;
  const organization = await findCustomer(scope);
  if (!organization) throw new AppError('auth.forbidden');
  const stripe = await connectStripe(platform.config);
  let { customerId } = organization;
  if (customerId === null) {
    const customer = await stripe.customers.create(
      { name: organization.name, metadata: { organizationId } },
      { idempotencyKey: `customer-${organizationId}` },
    );
    customerId = customer.id;
    await insertCustomer(scope, customerId);
  }
  const session = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: new URL(`/organizations/${organizationId}/settings`, platform.config.APP_BASE_URL)
      .href,
  });
  return session.url;
}
