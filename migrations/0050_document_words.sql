-- The distinct words of each document. Where a filter leaves few documents, a search reads their words instead of all matches
-- of the words it is for (worker/archive/search/document-words-store.ts).
CREATE TABLE document_words (
  document_sequence integer PRIMARY KEY NOT NULL,
  name text NOT NULL,
  name_words text NOT NULL,
  content_words text,
  note_words text NOT NULL
);

CREATE TRIGGER document_words_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_words WHERE document_sequence = old.sequence;
END;

-- Documents without a row are searched in the index of all, until these jobs have written it.
INSERT INTO jobs (id, organization_id, job, created_at, send_after)
SELECT 'evt_' || lower(hex(randomblob(12))), organization_id,
  json_object('type', 'search-index.rebuild', 'cursor', json_object('part', 'documents', 'after', '')), unixepoch() * 1000, unixepoch() * 1000
FROM (SELECT DISTINCT organization_id FROM documents);
