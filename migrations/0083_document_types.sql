-- The types of documents that an organization has made, and what it has made of the built-in ones: another name, or hidden. A type
-- that is deleted is hidden at once (`removed_at`) and stays until the documents that have it have been emptied.
CREATE TABLE document_types (
  organization_id text NOT NULL,
  key text NOT NULL,
  name text,
  name_key text,
  is_hidden integer NOT NULL DEFAULT 0,
  removed_at integer,
  created_at integer NOT NULL,
  updated_at integer,
  PRIMARY KEY (organization_id, key)
);
CREATE UNIQUE INDEX document_types_by_name ON document_types (organization_id, name_key)
WHERE removed_at IS NULL AND name_key IS NOT NULL;

CREATE TRIGGER document_types_changed_on_insert AFTER INSERT ON document_types BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER document_types_changed_on_update AFTER UPDATE OF name, is_hidden, removed_at ON document_types BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER document_types_changed_on_delete AFTER DELETE ON document_types BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE INDEX documents_trashed_by_type ON documents (organization_id, document_type, sequence)
WHERE deleted_at IS NOT NULL AND document_type IS NOT NULL;

-- Documents have no type but the built-in ones and those of their organization, whatever sets it.
CREATE TRIGGER document_type_checked_on_insert BEFORE INSERT ON documents
WHEN new.document_type NOT IN (
  'invoice', 'receipt', 'reminder', 'contract', 'policy', 'statement', 'payslip', 'tax', 'certificate', 'medical', 'letter',
  'ticket', 'offer', 'delivery-note', 'minutes', 'manual', 'other')
AND NOT EXISTS (
  SELECT 1 FROM document_types
  WHERE organization_id = new.organization_id AND key = new.document_type AND removed_at IS NULL) BEGIN
  SELECT raise(ABORT, 'document_type.not_found');
END;
CREATE TRIGGER document_type_checked_on_update BEFORE UPDATE OF document_type ON documents
WHEN new.document_type IS NOT old.document_type
AND new.document_type NOT IN (
  'invoice', 'receipt', 'reminder', 'contract', 'policy', 'statement', 'payslip', 'tax', 'certificate', 'medical', 'letter',
  'ticket', 'offer', 'delivery-note', 'minutes', 'manual', 'other')
AND NOT EXISTS (
  SELECT 1 FROM document_types
  WHERE organization_id = new.organization_id AND key = new.document_type AND removed_at IS NULL) BEGIN
  SELECT raise(ABORT, 'document_type.not_found');
END;

-- The number that an organization has written on the paper. A document keeps it in the trash.
ALTER TABLE documents ADD COLUMN archive_number integer;
CREATE UNIQUE INDEX documents_by_archive_number ON documents (organization_id, archive_number) WHERE archive_number IS NOT NULL;
