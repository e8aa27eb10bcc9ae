import { Hono } from 'hono';
import { customerPortalResponseSchema } from '../../../shared/people/subscriptions/plan.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess, publicAccess } from '../../access/access.ts';
import { answer } from '../../http/answer.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { documented } from '../../http/documented.ts';
import { validate } from '../../http/validate.ts';
import { whereOffered } from '../../http/where-offered.ts';
import { openCustomerPortal } from './open-customer-portal.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';

const tag = 'Subscription';

const whereEnabled = whereOffered(({ SUBSCRIPTIONS_IS_ENABLED }) => SUBSCRIPTIONS_IS_ENABLED);

export const subscriptionRoutes = new Hono<AppEnv>()
  .get(
    '/organizations/:organizationId/customer-portal',
    documented({
      summary: 'Get an address of the customer portal',
      tag,
      success: { status: 200, schema: customerPortalResponseSchema },
      errors: ['request.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    whereEnabled,
    validate('param', organizationParamsSchema),
    async (c) =>
      answer(c, customerPortalResponseSchema, {
        customerPortalUrl: await openCustomerPortal(c.var.scope),
      }),
  )
  .post(
    '/stripe/webhook',
    documented({
      summary: 'Events of the payment service, signed by it',
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
