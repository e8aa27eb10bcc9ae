CREATE TABLE webhooks (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  encrypted_secret text NOT NULL,
  enabled integer NOT NULL DEFAULT 1,
  events text NOT NULL,
  disabled_reason text,
  failing_since integer,
  last_triggered_at integer,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX webhooks_organization_id ON webhooks (organization_id);

CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  webhook_id text NOT NULL,
  job_id text NOT NULL,
  attempt integer NOT NULL,
  message text NOT NULL,
  status integer,
  failure text,
  duration integer NOT NULL,
  response_excerpt text NOT NULL,
  next_attempt_at integer,
  created_at integer NOT NULL
);
CREATE UNIQUE INDEX webhook_deliveries_job_attempt ON webhook_deliveries (job_id, attempt);
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (organization_id, webhook_id, created_at, id);
CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (created_at);

CREATE TABLE intake_emails (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  email_address text NOT NULL UNIQUE,
  is_enabled integer NOT NULL DEFAULT 1,
  allowed_origins text NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX intake_emails_organization_id ON intake_emails (organization_id);

CREATE TABLE intake_messages (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  email_address text NOT NULL,
  sender text NOT NULL,
  subject text NOT NULL,
  refusal text,
  attachments text NOT NULL,
  received_at integer NOT NULL
);
CREATE INDEX intake_messages_by_time ON intake_messages (organization_id, received_at, id);

CREATE TABLE subscriptions (
  organization_id text PRIMARY KEY NOT NULL,
  customer_id text NOT NULL UNIQUE,
  plan text NOT NULL DEFAULT 'free',
  updated_at integer NOT NULL
);
