-- Whether zip archives that arrive by mail are opened, and the files in them become documents.
ALTER TABLE archive_settings ADD COLUMN opens_zip_files integer NOT NULL DEFAULT 0;
