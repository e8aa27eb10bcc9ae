import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  deliveryFailures,
  webhookDisabledReasons,
  type WebhookEvent,
} from '../../../shared/integrations/webhooks/webhook.ts';
import { flag, json, time } from '../../database/columns.ts';
import type { WebhookMessage } from '../../outbox/job.ts';

export const webhooksTable = sqliteTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    encryptedSecret: text('encrypted_secret').notNull(),
    enabled: flag('enabled').notNull().default(true),
    events: json<WebhookEvent[]>('events').notNull(),
    disabledReason: text('disabled_reason', { enum: webhookDisabledReasons }),
    failingSince: time('failing_since'),
    lastTriggeredAt: time('last_triggered_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('webhooks_organization_id').on(table.organizationId)],
);

/** The delivery attempts of the last 30 days. `duration` in milliseconds. */
export const webhookDeliveriesTable = sqliteTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    webhookId: text('webhook_id').notNull(),
    jobId: text('job_id').notNull(),
    attempt: integer('attempt').notNull(),
    message: json<WebhookMessage>('message').notNull(),
    status: integer('status'),
    failure: text('failure', { enum: deliveryFailures }),
    duration: integer('duration').notNull(),
    responseExcerpt: text('response_excerpt').notNull(),
    nextAttemptAt: time('next_attempt_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_job_attempt').on(table.jobId, table.attempt),
    index('webhook_deliveries_by_webhook').on(
      table.organizationId,
      table.webhookId,
      table.createdAt,
      table.id,
    ),
    index('webhook_deliveries_created_at').on(table.createdAt),
  ],
);
