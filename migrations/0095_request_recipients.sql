-- Each recipient of a request has an address of their own, by which it is known who has sent what. They are mailed once more at
-- `remind_at`; `reminded_at` is when that was.
ALTER TABLE upload_links ADD COLUMN id text;
ALTER TABLE upload_links ADD COLUMN name text;
ALTER TABLE upload_links ADD COLUMN reminded_at integer;
CREATE UNIQUE INDEX upload_links_once ON upload_links (request_id, email) WHERE email IS NOT NULL;

ALTER TABLE request_files ADD COLUMN recipient_id text;
CREATE INDEX request_files_by_recipient ON request_files (organization_id, recipient_id) WHERE recipient_id IS NOT NULL;
