-- Saved searches with their columns. Those that are not shared belong to one person, and end with the membership.
CREATE TABLE views (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  created_by text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  filters text NOT NULL,
  sort text,
  columns text NOT NULL,
  is_shared integer NOT NULL,
  position integer NOT NULL,
  created_at integer NOT NULL,
  updated_at integer
);
CREATE INDEX views_in_order ON views (organization_id, is_shared, created_by, position);

CREATE TRIGGER views_changed_on_insert AFTER INSERT ON views BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER views_changed_on_update AFTER UPDATE ON views BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER views_changed_on_delete AFTER DELETE ON views BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER views_deleted_with_membership AFTER DELETE ON members BEGIN
  DELETE FROM views WHERE organization_id = old.organization_id AND is_shared = 0 AND created_by = old.user_id;
END;
