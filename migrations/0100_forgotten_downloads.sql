-- Downloads that a link has counted and whose events its log has forgotten: with those of the log, they are all that it has counted.
-- An event without holders is a download that was broken off, which is not counted any more.
ALTER TABLE share_links ADD COLUMN downloads_forgotten integer NOT NULL DEFAULT 0;
UPDATE share_links SET downloads_forgotten = max(0, downloads_count - (
  SELECT count(*) FROM share_events WHERE share_link_id = share_links.id AND type = 'downloaded'
)) WHERE downloads_count > 0;
CREATE TRIGGER share_events_downloads_forgotten AFTER DELETE ON share_events
WHEN old.type = 'downloaded' AND old.holders > 0 BEGIN
  UPDATE share_links SET downloads_forgotten = downloads_forgotten + 1 WHERE id = old.share_link_id;
END;

-- After the reminder of its end, a link is due once more when it ends, which the activity of its documents then says.
UPDATE share_links SET remind_at = expires_at
WHERE remind_at IS NULL AND deleted_at IS NULL AND expires_at > unixepoch() * 1000;
