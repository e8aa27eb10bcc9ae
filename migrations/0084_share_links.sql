-- Links to documents for people without an account. They are where people are, as a link is looked up before its organization is known.
-- `token_hash` finds a link; `encrypted_token` is for its owner, who can copy it again. `document_ids` is a list in which a place is never
-- used again: null where a document was taken out. A link that is deleted stays for a while, so that its readers learn that it has ended.
ALTER TABLE organizations ADD COLUMN is_sharing_enabled integer NOT NULL DEFAULT 1;

CREATE TABLE share_links (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  created_by text NOT NULL,
  token_hash text NOT NULL,
  encrypted_token text NOT NULL,
  name text NOT NULL,
  note text,
  document_ids text NOT NULL,
  expires_at integer,
  password_hash text,
  is_download_allowed integer NOT NULL DEFAULT 1,
  shows_details integer NOT NULL DEFAULT 0,
  shows_organization integer NOT NULL DEFAULT 1,
  is_enabled integer NOT NULL DEFAULT 1,
  created_at integer NOT NULL,
  updated_at integer,
  deleted_at integer
);

CREATE UNIQUE INDEX share_links_by_token ON share_links (token_hash);
CREATE INDEX share_links_by_organization ON share_links (organization_id, created_at);
CREATE INDEX share_links_deleted ON share_links (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TRIGGER share_links_changed_on_insert AFTER INSERT ON share_links BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER share_links_changed_on_update AFTER UPDATE ON share_links BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER share_links_changed_on_delete AFTER DELETE ON share_links BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
