-- Nobody sees the documents of a deleted tag change, and its links are removed by a job: they are no news.
DROP TRIGGER document_tags_changed_on_delete;
CREATE TRIGGER document_tags_changed_on_delete AFTER DELETE ON document_tags
WHEN EXISTS (SELECT 1 FROM tags WHERE id = old.tag_id) BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
