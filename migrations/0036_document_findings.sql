-- What the text of a document says of it: `value` is JSON as in the API, the offsets count UTF-16 units of the text. One that a
-- person has dismissed stays dismissed when the document is read again.
CREATE TABLE document_findings (
  organization_id text NOT NULL,
  document_id text NOT NULL,
  field text NOT NULL,
  value text NOT NULL,
  source text NOT NULL,
  state text NOT NULL,
  confidence integer NOT NULL,
  page integer,
  start_offset integer,
  end_offset integer,
  PRIMARY KEY (organization_id, document_id, field)
);

CREATE TRIGGER document_findings_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM document_findings WHERE organization_id = old.organization_id AND document_id = old.id;
END;

-- Numbers that belong to a correspondent: those of a document whose correspondent a person has set.
CREATE TABLE correspondent_numbers (
  organization_id text NOT NULL,
  number text NOT NULL,
  kind text NOT NULL,
  correspondent_id text NOT NULL,
  PRIMARY KEY (organization_id, number)
);
CREATE INDEX correspondent_numbers_by_correspondent ON correspondent_numbers (correspondent_id);

CREATE TRIGGER correspondent_numbers_moved_on_removal AFTER UPDATE OF removed_at ON correspondents
WHEN new.removed_at IS NOT NULL BEGIN
  UPDATE correspondent_numbers SET correspondent_id = new.replaced_by
  WHERE correspondent_id = new.id AND new.replaced_by IS NOT NULL;
  DELETE FROM correspondent_numbers WHERE correspondent_id = new.id;
END;
