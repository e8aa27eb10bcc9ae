import { Hono } from 'hono';
import { customerPortalResponseSchema } from '../../../shared/people/subscriptions/plan.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess, publicAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { requireFeature } from '../../http/require-feature.ts';
import { openCustomerPortal } from './open-customer-portal.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';

const tag = 'Subscriptions';

const whereEnabled = requireFeature(({ SUBSCRIPTIONS_IS_ENABLED }) => SUBSCRIPTIONS_IS_ENABLED);

export const subscriptionRoutes = new Hono<AppEnv>()
  .get(
    '/organizations/:organizationId/customer-portal',
    describeEndpoint({
      summary: 'Create a customer portal session',
      tag,
      success: { status: 200, schema: customerPortalResponseSchema },
      errors: ['request.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    whereEnabled,
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, customerPortalResponseSchema, {
        customerPortalUrl: await openCustomerPortal(c.var.scope),
      }),
  )
  .post(
    '/stripe/webhook',
    describeEndpoint({
      summary: 'Receive events of the payment service',
      tag,
      success: { status: 204 },
      errors: ['request.not_found'],
    }),
    publicAccess(),
    whereEnabled,
    async (c) => {
      const signature = c.req.header('stripe-signature') ?? '';
      await receiveStripeEvent(c.env, { body: await c.req.text(), signature });
      return c.body(null, 204);
    },
  );
