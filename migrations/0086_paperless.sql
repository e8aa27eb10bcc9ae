-- The integers by which clients of the Paperless-ngx API know what an organization has. Rows stay when that is deleted, so that no
-- number is given again (worker/integrations/paperless/numbers/number-store.ts).
CREATE TABLE paperless_numbers (
  organization_id text NOT NULL,
  kind text NOT NULL,
  number integer NOT NULL,
  item_id text NOT NULL
);
CREATE UNIQUE INDEX paperless_numbers_by_number ON paperless_numbers (organization_id, kind, number);
CREATE UNIQUE INDEX paperless_numbers_by_item ON paperless_numbers (organization_id, item_id);

-- What became of the files that clients have sent, for seven days.
CREATE TABLE paperless_tasks (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  user_id text NOT NULL,
  file_name text NOT NULL,
  status text NOT NULL,
  result text NOT NULL,
  document_id text,
  is_acknowledged integer NOT NULL DEFAULT 0,
  created_at integer NOT NULL
);
CREATE INDEX paperless_tasks_by_user ON paperless_tasks (organization_id, user_id, created_at);

-- The type that a client has given a custom field, where the type of Sheaf stands for several.
CREATE TABLE paperless_field_types (
  field_id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  data_type text NOT NULL
);
CREATE INDEX paperless_field_types_by_organization ON paperless_field_types (organization_id);
