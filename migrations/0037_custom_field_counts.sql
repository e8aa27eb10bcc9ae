-- How many active documents have a value of a custom field: so that those with and without one are counted without reading them.
ALTER TABLE custom_fields ADD COLUMN documents_count integer NOT NULL DEFAULT 0;
UPDATE custom_fields SET documents_count = (
  SELECT count(DISTINCT own.document_sequence)
  FROM custom_field_values AS own
  INNER JOIN documents ON documents.sequence = own.document_sequence AND documents.deleted_at IS NULL
  WHERE own.organization_id = custom_fields.organization_id AND own.field_id = custom_fields.id);

CREATE TRIGGER custom_field_documents_counted_on_insert AFTER INSERT ON custom_field_values
WHEN NOT EXISTS (
  SELECT 1 FROM custom_field_values AS other
  WHERE other.document_sequence = new.document_sequence AND other.field_id = new.field_id AND other.rowid <> new.rowid)
BEGIN
  UPDATE custom_fields SET documents_count = documents_count + 1
  WHERE id = new.field_id
    AND EXISTS (SELECT 1 FROM documents WHERE sequence = new.document_sequence AND deleted_at IS NULL);
END;
CREATE TRIGGER custom_field_documents_counted_on_delete AFTER DELETE ON custom_field_values
WHEN NOT EXISTS (
  SELECT 1 FROM custom_field_values AS other
  WHERE other.document_sequence = old.document_sequence AND other.field_id = old.field_id)
BEGIN
  UPDATE custom_fields SET documents_count = documents_count - 1
  WHERE id = old.field_id
    AND EXISTS (SELECT 1 FROM documents WHERE sequence = old.document_sequence AND deleted_at IS NULL);
END;
CREATE TRIGGER custom_field_documents_counted_on_trash AFTER UPDATE OF deleted_at ON documents
WHEN (old.deleted_at IS NULL) <> (new.deleted_at IS NULL)
BEGIN
  UPDATE custom_fields SET documents_count = documents_count + iif(new.deleted_at IS NULL, 1, -1)
  WHERE id IN (SELECT field_id FROM custom_field_values WHERE document_sequence = new.sequence);
END;
