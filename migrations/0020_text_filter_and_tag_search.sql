-- Scans, which have no text layer, are among the documents whose text could not be read.
DROP INDEX documents_failed;
CREATE INDEX documents_without_text ON documents (organization_id, created_at, sequence)
WHERE deleted_at IS NULL AND (extraction_state = 'failed' OR (extraction_state = 'none' AND mime_type = 'application/pdf'));

-- What `tag:` finds a tag by: the letters and digits of its name, so that a picture or a hyphen need not be typed.
ALTER TABLE tags ADD COLUMN search_key text;
CREATE INDEX tags_by_search_key ON tags (organization_id, search_key);
UPDATE tags SET search_key = coalesce(nullif((
  WITH RECURSIVE cut (at, kept) AS (
    SELECT 0, '' UNION ALL
    SELECT at + 1, kept || CASE
      WHEN substr(name_key, at + 1, 1) GLOB '[a-z0-9]' THEN substr(name_key, at + 1, 1)
      WHEN unicode(substr(name_key, at + 1, 1)) < 170
        OR unicode(substr(name_key, at + 1, 1)) IN (171, 172, 173, 174, 175, 176, 177, 180, 182, 183, 184, 187, 191, 215, 247)
        OR unicode(substr(name_key, at + 1, 1)) BETWEEN 8192 AND 11263
        OR unicode(substr(name_key, at + 1, 1)) BETWEEN 12288 AND 12351
        OR unicode(substr(name_key, at + 1, 1)) BETWEEN 65024 AND 65039
        OR unicode(substr(name_key, at + 1, 1)) BETWEEN 126976 AND 131071
        OR unicode(substr(name_key, at + 1, 1)) >= 917504 THEN ''
      ELSE substr(name_key, at + 1, 1) END
    FROM cut WHERE at < length(tags.name_key)
  ) SELECT kept FROM cut ORDER BY at DESC LIMIT 1), ''), name_key);
