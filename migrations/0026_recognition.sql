-- How far the scanned pages of a document are read, as JSON; the number of its pages; whether a person has edited its text.
ALTER TABLE documents ADD COLUMN recognition text;
ALTER TABLE documents ADD COLUMN pages_count integer;
ALTER TABLE documents ADD COLUMN is_content_edited integer NOT NULL DEFAULT 0;
UPDATE documents SET is_content_edited = 1 WHERE id IN (
  SELECT document_id FROM document_activity
  WHERE event = 'updated' AND EXISTS (SELECT 1 FROM json_each(data, '$.updatedFields') WHERE value = 'content'));

-- The pages of a document are recognized by one job.
DROP INDEX jobs_by_subject;
ALTER TABLE jobs DROP COLUMN subject;
ALTER TABLE jobs ADD COLUMN subject text GENERATED ALWAYS AS (
  CASE job ->> 'type'
    WHEN 'document.extract' THEN job ->> 'documentId'
    WHEN 'document.recognize' THEN job ->> 'documentId'
    WHEN 'tagging-rule.apply' THEN job ->> 'taggingRuleId'
    WHEN 'trash.empty' THEN ''
    WHEN 'trash.restore' THEN ''
  END) VIRTUAL;
CREATE UNIQUE INDEX jobs_by_subject ON jobs (lane, subject) WHERE subject IS NOT NULL;

-- Scans that nothing has tried to recognize yet, and doubtful texts, are among those whose text could not be read.
DROP INDEX documents_without_text;
CREATE INDEX documents_without_text ON documents (organization_id, created_at, sequence)
WHERE deleted_at IS NULL AND (extraction_state = 'failed'
  OR (extraction_state = 'none' AND recognition IS NULL AND mime_type IN (
    'application/pdf', 'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/tiff', 'image/bmp'))
  OR (extraction_state = 'done' AND recognition ->> '$.confidence' < 70));
