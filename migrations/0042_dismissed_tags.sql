-- Tags that a person has removed from a document or refused: they are not proposed for it. One that it gets again stays here until
-- it is offered again.
CREATE TABLE dismissed_tags (
  organization_id text NOT NULL,
  document_id text NOT NULL,
  tag_id text NOT NULL,
  PRIMARY KEY (organization_id, document_id, tag_id)
);

CREATE TRIGGER dismissed_tags_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM dismissed_tags WHERE organization_id = old.organization_id AND document_id = old.id;
END;
CREATE TRIGGER dismissed_tags_changed_on_insert AFTER INSERT ON dismissed_tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER dismissed_tags_changed_on_delete AFTER DELETE ON dismissed_tags BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
