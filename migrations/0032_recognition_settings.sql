-- The languages that an organization expects its documents in, as a JSON list of codes.
ALTER TABLE organizations ADD COLUMN document_languages text NOT NULL DEFAULT '[]';

-- What a list by confidence is sorted by: 0 to 100, and 101 for a text that was not recognized, or where there is none.
CREATE INDEX documents_by_confidence ON documents (organization_id, coalesce(nullif(recognition ->> '$.confidence', 0), 101), sequence)
WHERE deleted_at IS NULL;
