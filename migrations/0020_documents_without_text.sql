-- Scans, which have no text layer, are among the documents whose text could not be read.
DROP INDEX documents_failed;
CREATE INDEX documents_without_text ON documents (organization_id, created_at, sequence)
WHERE deleted_at IS NULL AND (extraction_state = 'failed' OR (extraction_state = 'none' AND mime_type = 'application/pdf'));
