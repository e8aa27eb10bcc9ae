-- Jobs of one organization and type form a lane. A bounded number of a lane is in the queues at once (is_queued), the
-- rest waits here (worker/outbox/job-store.ts). A queued job is enqueued again after send_after, a waiting one from then.
ALTER TABLE jobs ADD COLUMN lane text GENERATED ALWAYS AS (organization_id || ' ' || coalesce(job ->> 'type', '')) VIRTUAL;
ALTER TABLE jobs ADD COLUMN is_queued integer NOT NULL DEFAULT 0;
DROP INDEX jobs_send_after;
CREATE INDEX jobs_by_lane ON jobs (lane, is_queued, send_after);

-- Published events in pages of a few, which each webhook reads at its own pace.
CREATE TABLE webhook_events (
  sequence integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  organization_id text NOT NULL,
  event text NOT NULL,
  timestamp text NOT NULL,
  events text NOT NULL,
  created_at integer NOT NULL
);
CREATE INDEX webhook_events_by_event ON webhook_events (organization_id, event, sequence);
CREATE INDEX webhook_events_created_at ON webhook_events (created_at);

-- What a webhook has read and not yet delivered, and what users send again.
CREATE TABLE webhook_messages (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  webhook_id text NOT NULL,
  message text NOT NULL,
  is_manual integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  due_at integer NOT NULL
);
CREATE INDEX webhook_messages_by_due_time ON webhook_messages (organization_id, webhook_id, due_at);

ALTER TABLE webhooks ADD COLUMN read_until integer NOT NULL DEFAULT 0;
ALTER TABLE webhooks ADD COLUMN listening_since integer NOT NULL DEFAULT 0;
ALTER TABLE webhooks ADD COLUMN failed_rounds integer NOT NULL DEFAULT 0;
ALTER TABLE webhooks ADD COLUMN paused_until integer;
ALTER TABLE webhooks ADD COLUMN manual_count integer NOT NULL DEFAULT 0;
ALTER TABLE webhooks ADD COLUMN manual_window_ends_at integer NOT NULL DEFAULT 0;

-- Deliveries waiting so far become messages, with one job for each webhook.
INSERT INTO webhook_messages (id, organization_id, webhook_id, message, is_manual, attempts, due_at)
SELECT id, organization_id, job ->> 'webhookId', job -> 'message', coalesce(job ->> 'isManual', 0), attempts,
  coalesce(job ->> 'notBefore', 0)
FROM jobs WHERE job ->> 'type' = 'webhook.deliver';
DELETE FROM jobs WHERE job ->> 'type' = 'webhook.deliver';
INSERT INTO jobs (id, organization_id, job, created_at, send_after)
SELECT min(id), organization_id, json_object('type', 'webhook.deliver', 'webhookId', webhook_id, 'notBefore', 0), 0, 0
FROM webhook_messages GROUP BY organization_id, webhook_id;

-- Deliveries are numbered, so that those before the last 500 of a webhook are found at once.
ALTER TABLE webhook_deliveries RENAME COLUMN job_id TO queued_message_id;
ALTER TABLE webhook_deliveries ADD COLUMN number integer NOT NULL DEFAULT 0;
UPDATE webhook_deliveries SET number = ranked.place
FROM (
  SELECT id, row_number() OVER (PARTITION BY webhook_id ORDER BY created_at, id) AS place FROM webhook_deliveries
) AS ranked
WHERE ranked.id = webhook_deliveries.id;
DROP INDEX webhook_deliveries_job_attempt;
CREATE UNIQUE INDEX webhook_deliveries_message_attempt ON webhook_deliveries (queued_message_id, attempt);
CREATE INDEX webhook_deliveries_by_number ON webhook_deliveries (webhook_id, number);
