ALTER TABLE users ADD COLUMN locale text;
ALTER TABLE users ADD COLUMN two_factor_enabled integer NOT NULL DEFAULT 0;

CREATE TABLE two_factors (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified integer NOT NULL DEFAULT 1,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until integer
);
CREATE INDEX two_factors_user_id ON two_factors (user_id);

CREATE INDEX sessions_expires_at ON sessions (expires_at);
CREATE INDEX verifications_expires_at ON verifications (expires_at);
CREATE INDEX organizations_deleted_at ON organizations (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE invitations (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  email text NOT NULL,
  role text NOT NULL,
  status text NOT NULL,
  inviter_id text REFERENCES users (id) ON DELETE SET NULL,
  locale text NOT NULL,
  times_sent integer NOT NULL DEFAULT 1,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  expires_at integer NOT NULL
);
CREATE UNIQUE INDEX invitations_one_pending ON invitations (organization_id, email) WHERE status = 'pending';
CREATE INDEX invitations_by_organization ON invitations (organization_id, created_at, id);
CREATE INDEX invitations_by_email ON invitations (email) WHERE status = 'pending';
CREATE INDEX invitations_by_expiry ON invitations (expires_at) WHERE status = 'pending';

-- The messages of the mail driver "local".
CREATE TABLE local_mails (
  sequence integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  idempotency_key text NOT NULL UNIQUE,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  created_at integer NOT NULL
);

-- What was handed to a mail service that cannot tell a repeated message from a new one.
CREATE TABLE sent_mails (
  idempotency_key text PRIMARY KEY NOT NULL,
  created_at integer NOT NULL
);
CREATE INDEX sent_mails_created_at ON sent_mails (created_at);
