import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  deliveryFailures,
  webhookDisabledReasons,
  type WebhookEvent,
} from '../../../shared/integrations/webhooks/webhook.ts';
import { flag, json, time } from '../../database/columns.ts';
import type { WebhookMessage } from './deliveries/messages/webhook-message.ts';

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
    /** The last page of events that the webhook has read. Only pages from `listeningSince` on are sent to it. */
    readUntil: integer('read_until').notNull().default(0),
    listeningSince: time('listening_since').notNull().default(new Date(0)),
    /** While its receiver fails, all messages wait until `pausedUntil`, longer after each failed round. */
    failedRounds: integer('failed_rounds').notNull().default(0),
    pausedUntil: time('paused_until'),
    manualCount: integer('manual_count').notNull().default(0),
    manualWindowEndsAt: time('manual_window_ends_at').notNull().default(new Date(0)),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('webhooks_organization_id').on(table.organizationId)],
);

export const webhookEventsTable = sqliteTable(
  'webhook_events',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    organizationId: text('organization_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    timestamp: text('timestamp').notNull(),
    events: json<{ id: string; event: unknown }[]>('events').notNull(),
    createdAt: time('created_at').notNull(),
    /**
     * The number of the page's last event among all events of its kind. The difference of two
     * numbers is the number of events between them.
     */
    lastNumber: integer('last_number').notNull().default(0),
  },
  (table) => [
    index('webhook_events_by_event').on(table.organizationId, table.event, table.sequence),
    index('webhook_events_by_number').on(table.organizationId, table.event, table.lastNumber),
    index('webhook_events_created_at').on(table.createdAt),
  ],
);

export const webhookMessagesTable = sqliteTable(
  'webhook_messages',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    webhookId: text('webhook_id').notNull(),
    message: json<WebhookMessage>('message').notNull(),
    /** Requested by a user. It is sent once, even while the webhook is disabled. */
    isManual: flag('is_manual').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    dueAt: time('due_at').notNull(),
  },
  (table) => [
    index('webhook_messages_by_due_time').on(table.organizationId, table.webhookId, table.dueAt),
  ],
);

/** The last delivery attempts of each webhook, numbered in their order. `duration` in milliseconds. */
export const webhookDeliveriesTable = sqliteTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    webhookId: text('webhook_id').notNull(),
    queuedMessageId: text('queued_message_id').notNull(),
    number: integer('number').notNull().default(0),
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
    uniqueIndex('webhook_deliveries_message_attempt').on(table.queuedMessageId, table.attempt),
    index('webhook_deliveries_by_webhook').on(
      table.organizationId,
      table.webhookId,
      table.createdAt,
      table.id,
    ),
    index('webhook_deliveries_by_number').on(table.webhookId, table.number),
    index('webhook_deliveries_created_at').on(table.createdAt),
  ],
);
