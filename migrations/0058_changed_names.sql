-- Aliases whose writing or order changes are rewritten in place: that is a change others see, as one of a name is.
CREATE TRIGGER correspondent_names_changed_on_update AFTER UPDATE OF name, position ON correspondent_names BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
