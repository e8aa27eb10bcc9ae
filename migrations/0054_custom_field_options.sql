-- The options of each field by their id, kept by triggers from its `options`: the option of a value is found at once, not by reading
-- all of them for each value. `position` is null for one that was removed.
CREATE TABLE custom_field_options (
  field_id text NOT NULL,
  option_id text NOT NULL,
  name text NOT NULL,
  position integer,
  PRIMARY KEY (field_id, option_id)
) WITHOUT ROWID;

INSERT INTO custom_field_options
SELECT custom_fields.id, option.value ->> 'id', option.value ->> 'name', iif(option.value ->> 'isRemoved', NULL, option.key)
FROM custom_fields, json_each(custom_fields.options) AS option WHERE true;

CREATE TRIGGER custom_field_options_made_on_insert AFTER INSERT ON custom_fields BEGIN
  INSERT INTO custom_field_options
  SELECT new.id, option.value ->> 'id', option.value ->> 'name', iif(option.value ->> 'isRemoved', NULL, option.key)
  FROM json_each(new.options) AS option;
END;
CREATE TRIGGER custom_field_options_made_on_update AFTER UPDATE OF options ON custom_fields WHEN new.options <> old.options BEGIN
  DELETE FROM custom_field_options WHERE field_id = new.id;
  INSERT INTO custom_field_options
  SELECT new.id, option.value ->> 'id', option.value ->> 'name', iif(option.value ->> 'isRemoved', NULL, option.key)
  FROM json_each(new.options) AS option;
END;
CREATE TRIGGER custom_field_options_forgotten_on_delete AFTER DELETE ON custom_fields BEGIN
  DELETE FROM custom_field_options WHERE field_id = old.id;
END;
