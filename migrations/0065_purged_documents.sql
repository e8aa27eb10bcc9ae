-- Documents whose row is deleted, until what belonged to them is: tags, values, activity, notes and findings may be thousands of rows for
-- each, of which one transaction deletes only some (worker/archive/trash/purged-rows-store.ts).
CREATE TABLE purged_documents (
  sequence integer PRIMARY KEY NOT NULL,
  id text NOT NULL,
  organization_id text NOT NULL
);
CREATE INDEX purged_documents_by_organization ON purged_documents (organization_id, sequence);

DROP TRIGGER documents_forgotten_on_delete;
CREATE TRIGGER documents_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_search WHERE rowid = old.sequence;
  DELETE FROM document_contents WHERE document_id = old.id;
  INSERT INTO purged_documents (sequence, id, organization_id) VALUES (old.sequence, old.id, old.organization_id);
END;

DROP TRIGGER document_tags_forgotten_on_delete;
DROP TRIGGER custom_field_values_forgotten_on_delete;
DROP TRIGGER document_notes_forgotten_on_delete;
DROP TRIGGER document_findings_forgotten_on_delete;
DROP TRIGGER dismissed_tags_forgotten_on_delete;

-- Nothing is left afterwards to tell whether the document was active; one of the trash is not counted any more.
CREATE TRIGGER links_counted_on_delete AFTER DELETE ON documents WHEN old.deleted_at IS NULL BEGIN
  UPDATE tags SET documents_count = documents_count - 1
  WHERE id IN (SELECT tag_id FROM document_tags WHERE document_id = old.id);
  UPDATE custom_fields SET documents_count = documents_count - 1
  WHERE id IN (SELECT field_id FROM custom_field_values WHERE document_sequence = old.sequence);
END;
