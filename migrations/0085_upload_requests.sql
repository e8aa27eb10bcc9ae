-- Requests for files to people without an account. `ends_at` is the deadline with its days of grace. `notify_at` is when members are
-- mailed of what has arrived. Files are read only after they are accepted.
CREATE TABLE upload_requests (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  created_by text,
  title text NOT NULL,
  note text NOT NULL,
  checklist text NOT NULL,
  expires_at integer NOT NULL,
  ends_at integer NOT NULL,
  password_hash text,
  max_files integer NOT NULL,
  max_total_bytes integer NOT NULL,
  asks_name integer NOT NULL DEFAULT 0,
  tag_ids text NOT NULL,
  correspondent_id text,
  is_enabled integer NOT NULL DEFAULT 1,
  is_always_accepted integer NOT NULL DEFAULT 0,
  notify_at integer,
  seen_at integer,
  created_at integer NOT NULL,
  updated_at integer NOT NULL
);
CREATE INDEX upload_requests_by_time ON upload_requests (organization_id, created_at);
CREATE INDEX upload_requests_to_notify ON upload_requests (notify_at) WHERE notify_at IS NOT NULL;

-- The addresses of a request: one for everybody, and one for each recipient, who is mailed once more at `remind_at`.
CREATE TABLE upload_links (
  token_hash text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  request_id text NOT NULL,
  token text NOT NULL,
  email text,
  remind_at integer,
  created_at integer NOT NULL
);
CREATE INDEX upload_links_by_request ON upload_links (organization_id, request_id);
CREATE INDEX upload_links_to_remind ON upload_links (remind_at) WHERE remind_at IS NOT NULL;

-- What has arrived. Files that wait to be accepted are in the file store; accepted ones are documents.
CREATE TABLE request_files (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  request_id text NOT NULL,
  session_hash text NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  mime_type text NOT NULL,
  declared_mime_type text NOT NULL,
  sender text,
  item integer,
  state text NOT NULL,
  document_id text,
  claimed_at integer,
  received_at integer NOT NULL
);
CREATE INDEX request_files_by_request ON request_files (organization_id, request_id, received_at);
CREATE UNIQUE INDEX request_files_once ON request_files (request_id, session_hash, sha256) WHERE state <> 'lost';
CREATE INDEX request_files_waiting ON request_files (received_at) WHERE state IN ('waiting', 'accepting');

-- Bytes of files that wait; while one is being accepted, the document is counted instead.
ALTER TABLE organization_statistics ADD COLUMN waiting_size integer NOT NULL DEFAULT 0;

CREATE TRIGGER request_files_counted_on_insert AFTER INSERT ON request_files WHEN new.state = 'waiting' BEGIN
  INSERT INTO organization_statistics (organization_id, waiting_size) VALUES (new.organization_id, new.size)
  ON CONFLICT (organization_id) DO UPDATE SET waiting_size = waiting_size + excluded.waiting_size;
END;

CREATE TRIGGER request_files_counted_on_update AFTER UPDATE OF state ON request_files
WHEN (new.state = 'waiting') <> (old.state = 'waiting') BEGIN
  UPDATE organization_statistics SET waiting_size = waiting_size + iif(new.state = 'waiting', new.size, -old.size)
  WHERE organization_id = new.organization_id;
END;

CREATE TRIGGER request_files_counted_on_delete AFTER DELETE ON request_files WHEN old.state = 'waiting' BEGIN
  UPDATE organization_statistics SET waiting_size = waiting_size - old.size WHERE organization_id = old.organization_id;
END;

CREATE TRIGGER upload_requests_changed_on_insert AFTER INSERT ON upload_requests BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER upload_requests_changed_on_update AFTER UPDATE ON upload_requests BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER upload_requests_changed_on_delete AFTER DELETE ON upload_requests BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER request_files_changed_on_insert AFTER INSERT ON request_files BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER request_files_changed_on_update AFTER UPDATE ON request_files BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER request_files_changed_on_delete AFTER DELETE ON request_files BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
