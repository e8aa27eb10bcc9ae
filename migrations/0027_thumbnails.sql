-- Whether the file store has a small picture of the first page of the document, `{organizationId}/{id}.thumb`.
ALTER TABLE documents ADD COLUMN has_thumbnail integer NOT NULL DEFAULT 0;

-- The thumbnail of a document is made by one job.
DROP INDEX jobs_by_subject;
ALTER TABLE jobs DROP COLUMN subject;
ALTER TABLE jobs ADD COLUMN subject text GENERATED ALWAYS AS (
  CASE job ->> 'type'
    WHEN 'document.extract' THEN job ->> 'documentId'
    WHEN 'document.recognize' THEN job ->> 'documentId'
    WHEN 'document.thumbnail' THEN job ->> 'documentId'
    WHEN 'tagging-rule.apply' THEN job ->> 'taggingRuleId'
    WHEN 'trash.empty' THEN ''
    WHEN 'trash.restore' THEN ''
  END) VIRTUAL;
CREATE UNIQUE INDEX jobs_by_subject ON jobs (lane, subject) WHERE subject IS NOT NULL;
