-- The database with the content and the jobs of an organization: 0 is this one, n is the binding DB_n+1 (.docs/decisions/0023-several-databases.md).
ALTER TABLE organizations ADD COLUMN shard integer NOT NULL DEFAULT 0;
