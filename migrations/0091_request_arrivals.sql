-- Members are told of files from outside once nothing has arrived for a while: `told_until` is the arrival of the last file that they
-- were told of. `seen_at` is when a member first had a waiting file before their eyes.
ALTER TABLE upload_requests ADD COLUMN told_until integer;
ALTER TABLE request_files ADD COLUMN seen_at integer;
CREATE INDEX request_files_unseen ON request_files (organization_id) WHERE state = 'waiting' AND seen_at IS NULL;

-- Files that a request takes within 24 hours, and whether it takes them from one browser alone.
ALTER TABLE upload_requests ADD COLUMN max_files_per_day integer;
ALTER TABLE upload_requests ADD COLUMN is_single_sender integer NOT NULL DEFAULT 0;
