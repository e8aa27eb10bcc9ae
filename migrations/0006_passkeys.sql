CREATE TABLE passkeys (
  id text PRIMARY KEY NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter integer NOT NULL,
  device_type text NOT NULL,
  backed_up integer NOT NULL,
  transports text,
  aaguid text,
  created_at integer NOT NULL
);
CREATE INDEX passkeys_user_id ON passkeys (user_id);
