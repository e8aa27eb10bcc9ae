-- Owners of links are mailed at `remind_at`, three days before the end; on the first opening, if they want it; and once the downloads
-- are used up, for each limit once: `used_up_told` is the limit of which they were told.
ALTER TABLE share_links ADD COLUMN notifies_on_opening integer NOT NULL DEFAULT 0;
ALTER TABLE share_links ADD COLUMN opening_told_at integer;
ALTER TABLE share_links ADD COLUMN used_up_told integer;
ALTER TABLE share_links ADD COLUMN remind_at integer;
UPDATE share_links SET remind_at = expires_at - 259200000 WHERE deleted_at IS NULL AND expires_at > unixepoch() * 1000;
CREATE INDEX share_links_to_remind ON share_links (remind_at) WHERE remind_at IS NOT NULL;

-- What readers do and what was mailed changes nothing that members have loaded.
DROP TRIGGER share_links_changed_on_update;
CREATE TRIGGER share_links_changed_on_update AFTER UPDATE OF created_by, name, note, document_ids, expires_at, password_hash,
  is_download_allowed, shows_details, shows_organization, is_enabled, max_downloads, notifies_on_opening, deleted_at ON share_links BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

-- Finds what readers of links have done with a document, whose name is forgotten once it is purged.
CREATE INDEX share_events_by_document ON share_events (document_id) WHERE document_id IS NOT NULL;
