CREATE TABLE users (
  id text PRIMARY KEY NOT NULL,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  email_verified integer NOT NULL DEFAULT 0,
  image text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);

CREATE TABLE sessions (
  id text PRIMARY KEY NOT NULL,
  token text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at integer NOT NULL,
  ip_address text,
  user_agent text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX sessions_user_id ON sessions (user_id);

CREATE TABLE accounts (
  id text PRIMARY KEY NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at integer,
  refresh_token_expires_at integer,
  scope text,
  password text,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX accounts_user_id ON accounts (user_id);

CREATE TABLE verifications (
  id text PRIMARY KEY NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at integer NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX verifications_identifier ON verifications (identifier);

CREATE TABLE rate_limits (
  key text PRIMARY KEY NOT NULL,
  count integer NOT NULL,
  window_ends_at integer NOT NULL
);
CREATE INDEX rate_limits_window_ends_at ON rate_limits (window_ends_at);

CREATE TABLE organizations (
  id text PRIMARY KEY NOT NULL,
  name text NOT NULL,
  created_at integer NOT NULL,
  updated_at integer NOT NULL,
  deleted_at integer
);

CREATE TABLE members (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL,
  created_at integer NOT NULL
);
CREATE UNIQUE INDEX members_organization_user ON members (organization_id, user_id);
CREATE UNIQUE INDEX members_one_owner ON members (organization_id) WHERE role = 'owner';
CREATE INDEX members_user_id ON members (user_id);

CREATE TABLE api_keys (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  prefix text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  permissions text NOT NULL,
  organization_ids text NOT NULL,
  all_organizations integer NOT NULL DEFAULT 0,
  expires_at integer,
  last_used_at integer,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX api_keys_user_id ON api_keys (user_id);

CREATE TABLE documents (
  sequence integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  id text NOT NULL UNIQUE,
  organization_id text NOT NULL,
  name text NOT NULL,
  original_name text NOT NULL,
  original_size integer NOT NULL,
  sha256 text NOT NULL,
  mime_type text NOT NULL,
  declared_mime_type text NOT NULL,
  extraction_state text NOT NULL,
  extraction_reason text,
  created_at integer NOT NULL,
  created_by text,
  updated_at integer,
  deleted_at integer,
  deleted_by text
);
CREATE UNIQUE INDEX documents_organization_sha256 ON documents (organization_id, sha256);
CREATE INDEX documents_by_created_at ON documents (organization_id, created_at, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_updated_at ON documents (organization_id, updated_at, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_name ON documents (organization_id, name COLLATE NOCASE, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_by_size ON documents (organization_id, original_size, sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_trashed ON documents (organization_id, deleted_at, sequence) WHERE deleted_at IS NOT NULL;
CREATE INDEX documents_trash_age ON documents (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE document_contents (
  document_id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  content text NOT NULL
);

CREATE TABLE document_activity (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  document_id text NOT NULL,
  event text NOT NULL,
  user_id text,
  data text NOT NULL,
  created_at integer NOT NULL
);
CREATE INDEX document_activity_by_document ON document_activity (organization_id, document_id, created_at, id);

CREATE TABLE tags (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  color text NOT NULL,
  description text,
  documents_count integer NOT NULL DEFAULT 0,
  created_at integer NOT NULL,
  updated_at integer
);
CREATE UNIQUE INDEX tags_organization_name ON tags (organization_id, name_key);

CREATE TABLE document_tags (
  document_id text NOT NULL,
  tag_id text NOT NULL,
  organization_id text NOT NULL,
  created_at integer NOT NULL DEFAULT 0,
  PRIMARY KEY (document_id, tag_id)
);
CREATE INDEX document_tags_by_tag ON document_tags (organization_id, tag_id, document_id);

CREATE TABLE jobs (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  job text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at integer NOT NULL,
  send_after integer NOT NULL
);
CREATE INDEX jobs_send_after ON jobs (send_after);

-- Counters: no request ever counts documents.

CREATE TABLE organization_statistics (
  organization_id text PRIMARY KEY NOT NULL,
  documents_count integer NOT NULL DEFAULT 0,
  documents_size integer NOT NULL DEFAULT 0,
  trashed_count integer NOT NULL DEFAULT 0
);

CREATE TRIGGER documents_counted_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO organization_statistics (organization_id, documents_count, documents_size, trashed_count)
  VALUES (
    new.organization_id,
    new.deleted_at IS NULL,
    iif(new.deleted_at IS NULL, new.original_size, 0),
    new.deleted_at IS NOT NULL
  )
  ON CONFLICT (organization_id) DO UPDATE SET
    documents_count = documents_count + excluded.documents_count,
    documents_size = documents_size + excluded.documents_size,
    trashed_count = trashed_count + excluded.trashed_count;
END;

CREATE TRIGGER documents_counted_on_delete AFTER DELETE ON documents BEGIN
  UPDATE organization_statistics SET
    documents_count = documents_count - (old.deleted_at IS NULL),
    documents_size = documents_size - iif(old.deleted_at IS NULL, old.original_size, 0),
    trashed_count = trashed_count - (old.deleted_at IS NOT NULL)
  WHERE organization_id = old.organization_id;
END;

CREATE TRIGGER documents_counted_on_trash AFTER UPDATE OF deleted_at ON documents
WHEN (old.deleted_at IS NULL) <> (new.deleted_at IS NULL) BEGIN
  UPDATE organization_statistics SET
    documents_count = documents_count + iif(new.deleted_at IS NULL, 1, -1),
    documents_size = documents_size + iif(new.deleted_at IS NULL, new.original_size, -new.original_size),
    trashed_count = trashed_count + iif(new.deleted_at IS NULL, -1, 1)
  WHERE organization_id = new.organization_id;
  UPDATE tags SET documents_count = documents_count + iif(new.deleted_at IS NULL, 1, -1)
  WHERE id IN (SELECT tag_id FROM document_tags WHERE document_id = new.id);
END;

CREATE TRIGGER document_tags_counted_on_insert AFTER INSERT ON document_tags BEGIN
  UPDATE tags SET documents_count = documents_count + 1
  WHERE id = new.tag_id
    AND EXISTS (SELECT 1 FROM documents WHERE id = new.document_id AND deleted_at IS NULL);
END;

CREATE TRIGGER document_tags_counted_on_delete AFTER DELETE ON document_tags BEGIN
  UPDATE tags SET documents_count = documents_count - 1
  WHERE id = old.tag_id
    AND EXISTS (SELECT 1 FROM documents WHERE id = old.document_id AND deleted_at IS NULL);
END;
