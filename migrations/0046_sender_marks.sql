-- What senders are recognized by: the marks that the text of a document has of its sender, as JSON, and those of the
-- documents whose correspondent a person has set. A mark of several correspondents identifies none. `document_id` is that which it was
-- learned from, so that a correction takes it back.
ALTER TABLE documents ADD COLUMN sender_marks text;

CREATE TABLE sender_marks (
  organization_id text NOT NULL,
  kind text NOT NULL,
  mark text NOT NULL,
  correspondent_id text NOT NULL,
  document_id text NOT NULL,
  PRIMARY KEY (organization_id, kind, mark, correspondent_id)
);
CREATE INDEX sender_marks_by_correspondent ON sender_marks (correspondent_id);
CREATE INDEX sender_marks_by_document ON sender_marks (organization_id, document_id);

INSERT INTO sender_marks (organization_id, kind, mark, correspondent_id, document_id)
SELECT organization_id, kind, number, correspondent_id, '' FROM correspondent_numbers;
-- The Worker of before writes to this table until the new one is uploaded, so a later release drops it.
DELETE FROM correspondent_numbers;

CREATE TRIGGER sender_marks_moved_on_removal AFTER UPDATE OF removed_at ON correspondents
WHEN new.removed_at IS NOT NULL BEGIN
  UPDATE OR IGNORE sender_marks SET correspondent_id = new.replaced_by
  WHERE correspondent_id = new.id AND new.replaced_by IS NOT NULL;
  DELETE FROM sender_marks WHERE correspondent_id = new.id;
END;
