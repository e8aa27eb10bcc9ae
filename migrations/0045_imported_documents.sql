-- Whether no tagging rule is applied when the document is read: it came with all that it has, from another archive.
ALTER TABLE documents ADD COLUMN skips_rules integer NOT NULL DEFAULT 0;
