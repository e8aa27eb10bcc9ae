-- Links to views: `document_ids` is empty, and a document gets its position when the link first lists it. It keeps the position for as long
-- as there is the link, also while the view does not find it.
ALTER TABLE share_links ADD COLUMN view_id text;

CREATE TABLE share_positions (
  share_link_id text NOT NULL,
  position integer NOT NULL,
  document_id text NOT NULL,
  organization_id text NOT NULL,
  PRIMARY KEY (share_link_id, position)
);

CREATE UNIQUE INDEX share_positions_by_document ON share_positions (share_link_id, document_id);
CREATE INDEX share_positions_by_organization ON share_positions (organization_id);
