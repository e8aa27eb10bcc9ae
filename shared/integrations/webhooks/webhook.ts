import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { singleLine } from '../../text/single-line.ts';
import { paginationQuerySchema } from '../../pagination.ts';
import { wireDate } from '../../time/wire-date.ts';

export const webhookEvents = [
  'document:created',
  'document:updated',
  'document:deleted',
  'document:tag:added',
  'document:tag:removed',
  'request:received',
  'share:opened',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Only sent on request of a user; webhooks cannot subscribe to it. */
export const testEvent = 'webhook:test';

/** `gone`: the receiver responded with 410; `failing`: it failed for five days. */
export const webhookDisabledReasons = ['gone', 'failing'] as const;
export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];

const webhookSchema = z.object({
  id: idSchema('wh'),
  organizationId: idSchema('org'),
  name: z.string(),
  url: z.string(),
  enabled: z.boolean(),
  events: z.array(z.enum(webhookEvents)),
  disabledReason: z.enum(webhookDisabledReasons).nullable(),
  failingSince: wireDate.nullable(),
  lastTriggeredAt: wireDate.nullable(),
  createdAt: wireDate,
  updatedAt: wireDate,
});

export type Webhook = z.infer<typeof webhookSchema>;

export const webhookInputSchema = z.object({
  name: z
    .string()
    .overwrite(singleLine)
    .min(1, 'webhooks.form.name.required')
    .max(limits.webhookName.max, 'webhooks.form.name.too-long'),
  url: z
    .string()
    .trim()
    .min(1, 'webhooks.form.url.required')
    .max(limits.webhookUrl.max, 'webhooks.form.url.invalid')
    .pipe(z.url({ protocol: /^https?$/, error: 'webhooks.form.url.invalid' })),
  secret: z.string().max(limits.webhookSecret.max, 'webhooks.form.secret.too-long').optional(),
  enabled: z.boolean().default(true),
  events: z
    .array(z.enum(webhookEvents))
    .min(1, 'webhooks.form.events.required')
    .transform((events) => [...new Set(events)]),
});

export type WebhookInput = z.output<typeof webhookInputSchema>;

export const webhookParamsSchema = z.object({
  organizationId: idSchema('org'),
  webhookId: idSchema('wh'),
});

export const webhookResponseSchema = z.object({ webhook: webhookSchema });
export const webhooksResponseSchema = z.object({ webhooks: z.array(webhookSchema) });

/** `secret` is set only if the server generated it: for a new webhook, or a new origin. */
export const createdWebhookResponseSchema = webhookResponseSchema.extend({
  secret: z.string().optional(),
});

/** Failures other than the status of the response. The last two occur without an attempt. */
export const deliveryFailures = [
  'timeout',
  'unreachable',
  'redirected',
  'refused-address',
  'unreadable-secret',
  'too-many-waiting',
  'given-up',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** `duration` is in milliseconds; `status` is null without a response. */
const webhookDeliverySchema = z.object({
  id: idSchema('whd'),
  webhookId: idSchema('wh'),
  messageId: idSchema('evt'),
  event: z.enum([...webhookEvents, testEvent]),
  attempt: z.number().int(),
  isSuccess: z.boolean(),
  status: z.number().int().nullable(),
  failure: z.enum(deliveryFailures).nullable(),
  duration: z.number().int(),
  responseExcerpt: z.string(),
  nextAttemptAt: wireDate.nullable(),
  createdAt: wireDate,
});

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveriesQuerySchema = paginationQuerySchema(20);
export const webhookDeliveriesResponseSchema = z.object({
  deliveries: z.array(webhookDeliverySchema),
});

export const webhookDeliveryParamsSchema = webhookParamsSchema.extend({
  deliveryId: idSchema('whd'),
});
