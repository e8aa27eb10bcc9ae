-- Fields that an organization defines. One that is deleted is hidden at once (`removed_at`) and stays until its values have been
-- emptied. `options` is a list of `{ id, name, color, isRemoved? }` in their order.
CREATE TABLE custom_fields (
  id text PRIMARY KEY NOT NULL,
  organization_id text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  key text NOT NULL,
  type text NOT NULL,
  options text NOT NULL DEFAULT '[]',
  removed_at integer,
  created_at integer NOT NULL,
  updated_at integer
);
CREATE INDEX custom_fields_by_name ON custom_fields (organization_id, name_key);
CREATE UNIQUE INDEX custom_fields_by_key ON custom_fields (organization_id, key) WHERE removed_at IS NULL;

-- Their values: one row each, or one for each option of a multi-select. `value` is what is compared and sorted by, a number or a
-- text by the type of the field, `shown` what else is needed to show it.
CREATE TABLE custom_field_values (
  document_sequence integer NOT NULL,
  field_id text NOT NULL,
  position integer NOT NULL,
  organization_id text NOT NULL,
  value blob NOT NULL,
  shown text,
  PRIMARY KEY (document_sequence, field_id, position)
);
CREATE INDEX custom_field_values_by_value ON custom_field_values (organization_id, field_id, value, document_sequence);

-- With their documents, and where another document is the value.
CREATE TRIGGER custom_field_values_forgotten_on_delete BEFORE DELETE ON documents BEGIN
  DELETE FROM custom_field_values WHERE document_sequence = old.sequence;
  DELETE FROM custom_field_values
  WHERE organization_id = old.organization_id AND value = old.id
    AND field_id IN (SELECT id FROM custom_fields WHERE organization_id = old.organization_id AND type = 'document');
END;

CREATE TRIGGER custom_fields_changed_on_insert AFTER INSERT ON custom_fields BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER custom_fields_changed_on_update AFTER UPDATE OF name, type, options, removed_at ON custom_fields BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER custom_fields_changed_on_delete AFTER DELETE ON custom_fields BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;
