-- What API keys have sent over WebDAV, for a day: clients look for a file once they have sent it. Without a document, the file was
-- empty, or none that anybody wants to keep.
CREATE TABLE dav_files (
  organization_id text NOT NULL,
  api_key_id text NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  document_id text,
  is_new integer NOT NULL,
  sent_at integer NOT NULL
);
CREATE UNIQUE INDEX dav_files_by_name ON dav_files (organization_id, api_key_id, name);
CREATE INDEX dav_files_by_key ON dav_files (organization_id, api_key_id, sent_at);
CREATE INDEX dav_files_by_age ON dav_files (sent_at);
