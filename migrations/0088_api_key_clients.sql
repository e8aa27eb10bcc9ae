-- The programs that have used an API key, the last one first: names, versions and times.
ALTER TABLE api_keys ADD COLUMN clients text NOT NULL DEFAULT '[]';
