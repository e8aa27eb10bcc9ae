import { Hono } from 'hono';
import {
  createdWebhookResponseSchema,
  webhookDeliveriesQuerySchema,
  webhookDeliveriesResponseSchema,
  webhookDeliveryParamsSchema,
  webhookInputSchema,
  webhookParamsSchema,
  webhookResponseSchema,
  webhooksResponseSchema,
} from '../../../shared/integrations/webhooks/webhook.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { getWebhook } from './get-webhook.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import { resendDelivery, sendTestEvent } from './deliveries/messages/send-manual-message.ts';
import { updateWebhook } from './update-webhook.ts';
import { findWebhooks, selectWebhook } from './webhook-store.ts';

const tag = 'Webhooks';
const path = '/organizations/:organizationId/webhooks';

export const webhookRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List webhooks',
      tag,
      success: { status: 200, schema: webhooksResponseSchema },
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', organizationParamsSchema),
    async (c) => respond(c, webhooksResponseSchema, { webhooks: await findWebhooks(c.var.scope) }),
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create a webhook',
      description:
        'Messages are signed according to Standard Webhooks 1.0. If `secret` is missing, one is generated and returned only in this response.',
      tag,
      success: { status: 201, schema: createdWebhookResponseSchema },
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', organizationParamsSchema),
    validate('json', webhookInputSchema),
    async (c) =>
      respond(
        c,
        createdWebhookResponseSchema,
        await createWebhook(c.var.scope, c.req.valid('json')),
        201,
      ),
  )
  .get(
    `${path}/:webhookId`,
    describeEndpoint({
      summary: 'Get a webhook',
      tag,
      success: { status: 200, schema: webhookResponseSchema },
      errors: ['webhook.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', webhookParamsSchema),
    async (c) =>
      respond(c, webhookResponseSchema, {
        webhook: await getWebhook(c.var.scope, c.req.valid('param').webhookId),
      }),
  )
  .put(
    `${path}/:webhookId`,
    describeEndpoint({
      summary: 'Update a webhook',
      description:
        'A `secret` replaces the current one. If it is missing, the current one is kept when the `url` has the same origin as before. For another origin, a new secret is generated and returned only in this response.',
      tag,
      success: { status: 200, schema: createdWebhookResponseSchema },
      errors: ['webhook.not_found'],
    }),
    organizationAccess({
      role: 'admin',
      prefetch: (scope, request) => ({
        formers: selectWebhook(scope, request.param('webhookId') ?? ''),
      }),
    }),
    validate('param', webhookParamsSchema),
    validate('json', webhookInputSchema),
    async (c) => {
      const { webhookId } = c.req.valid('param');
      const [former] = c.var.prefetched.formers;
      const input = c.req.valid('json');
      const updated = await updateWebhook(c.var.scope, { webhookId, former }, input);
      return respond(c, createdWebhookResponseSchema, updated);
    },
  )
  .delete(
    `${path}/:webhookId`,
    describeEndpoint({
      summary: 'Delete a webhook',
      tag,
      success: { status: 204 },
      errors: ['webhook.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', webhookParamsSchema),
    async (c) => {
      await deleteWebhook(c.var.scope, c.req.valid('param').webhookId);
      return c.body(null, 204);
    },
  )
  .post(
    `${path}/:webhookId/test`,
    describeEndpoint({
      summary: 'Send a test event',
      description:
        'Queues an event that is sent once, even if the webhook is disabled. The list of deliveries shows the result.',
      tag,
      success: { status: 204 },
      errors: ['webhook.not_found', 'request.rate_limited'],
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', webhookParamsSchema),
    async (c) => {
      await sendTestEvent(c.var.scope, c.req.valid('param').webhookId);
      return c.body(null, 204);
    },
  )
  .get(
    `${path}/:webhookId/deliveries`,
    describeEndpoint({
      summary: 'List the deliveries of a webhook',
      description: 'The last 500 delivery attempts of the last 30 days, newest first.',
      tag,
      success: { status: 200, schema: webhookDeliveriesResponseSchema },
      errors: ['webhook.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', webhookParamsSchema),
    validate('query', webhookDeliveriesQuerySchema),
    async (c) => {
      const { webhookId } = c.req.valid('param');
      const deliveries = await listDeliveries(c.var.scope, webhookId, c.req.valid('query'));
      return respond(c, webhookDeliveriesResponseSchema, { deliveries });
    },
  )
  .post(
    `${path}/:webhookId/deliveries/:deliveryId/resend`,
    describeEndpoint({
      summary: 'Resend a delivery',
      description:
        'Queues the message of the delivery to be sent once more, with the same `webhook-id`.',
      tag,
      success: { status: 204 },
      errors: ['webhook.not_found', 'request.rate_limited'],
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', webhookDeliveryParamsSchema),
    async (c) => {
      await resendDelivery(c.var.scope, c.req.valid('param'));
      return c.body(null, 204);
    },
  );
