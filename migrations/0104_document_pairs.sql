-- What people have decided about two documents: `linked` (they belong together) or `unrelated` (they do not, although they have the same
-- reference), and `different` (one is no copy of the other, although their texts are alike). Each pair is stored once, `first_id` being
-- the smaller id. Rows of a deleted document are deleted in steps (worker/archive/trash/purged-rows-store.ts).
CREATE TABLE document_pairs (
  organization_id text NOT NULL,
  first_id text NOT NULL,
  second_id text NOT NULL,
  kind text NOT NULL,
  created_at integer NOT NULL,
  PRIMARY KEY (organization_id, first_id, second_id, kind)
);
CREATE INDEX document_pairs_by_second ON document_pairs (organization_id, second_id, kind, first_id);

CREATE TRIGGER document_pairs_changed_on_insert AFTER INSERT ON document_pairs BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;

CREATE TRIGGER document_pairs_changed_on_delete AFTER DELETE ON document_pairs BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
