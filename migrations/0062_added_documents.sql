-- When a document was really added whose creation time was given, as an import does: what was selected before must not take it.
ALTER TABLE documents ADD COLUMN added_at INTEGER;
