-- What a list by name is sorted by: the folded name (see worker/archive/documents/name-sort-key.ts). SQL cannot fold, so a Cron
-- step fills the keys of existing rows; until then these are sorted by their names in lower case.
ALTER TABLE documents ADD COLUMN name_sort text;
DROP INDEX documents_by_name;
CREATE INDEX documents_by_name ON documents (organization_id, coalesce(name_sort, lower(name)), sequence) WHERE deleted_at IS NULL;
CREATE INDEX documents_without_name_sort ON documents (sequence) WHERE name_sort IS NULL;

-- A key that a change of the name has left as it was may be stale: it is filled again.
CREATE TRIGGER documents_renamed_without_name_sort AFTER UPDATE OF name ON documents
WHEN new.name <> old.name AND new.name_sort IS old.name_sort BEGIN
  UPDATE documents SET name_sort = NULL WHERE sequence = new.sequence;
END;
