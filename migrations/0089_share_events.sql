-- What readers have done with a link, for 90 days, and how often its documents may be downloaded. A browser is counted once for each document
-- (`position`, 0 for the page); `visitor` is a hash of its network that is another one every day and for every link.
ALTER TABLE share_links ADD COLUMN max_downloads integer;
ALTER TABLE share_links ADD COLUMN downloads_count integer NOT NULL DEFAULT 0;
ALTER TABLE share_links ADD COLUMN opened_at integer;

CREATE TABLE share_events (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  share_link_id text NOT NULL,
  type text NOT NULL,
  session_hash text NOT NULL,
  position integer NOT NULL,
  document_id text,
  document_name text,
  country text,
  browser text,
  visitor text NOT NULL,
  created_at integer NOT NULL
);

CREATE UNIQUE INDEX share_events_once ON share_events (share_link_id, session_hash, type, position);
CREATE INDEX share_events_by_link ON share_events (share_link_id, created_at);
CREATE INDEX share_events_by_organization ON share_events (organization_id);

-- What readers do changes nothing that members have loaded.
DROP TRIGGER share_links_changed_on_update;
CREATE TRIGGER share_links_changed_on_update AFTER UPDATE OF created_by, name, note, document_ids, expires_at, password_hash,
  is_download_allowed, shows_details, shows_organization, is_enabled, max_downloads, deleted_at ON share_links BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
