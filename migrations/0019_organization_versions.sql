-- A number for each organization that grows with everything its members see: whoever polls it reads one row. Triggers keep
-- it, so no write can forget it; tests/architecture/schema.test.ts lists the tables that nobody sees.
CREATE TABLE organization_versions (
  organization_id text PRIMARY KEY NOT NULL,
  version integer NOT NULL
);

CREATE VIEW organization_changes (organization_id) AS SELECT NULL;
CREATE TRIGGER organization_changes_count INSTEAD OF INSERT ON organization_changes BEGIN
  INSERT INTO organization_versions (organization_id, version) VALUES (new.organization_id, 1)
  ON CONFLICT (organization_id) DO UPDATE SET version = version + 1;
END;

CREATE TRIGGER documents_changed_on_insert AFTER INSERT ON documents BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER documents_changed_on_update AFTER UPDATE ON documents BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER documents_changed_on_delete AFTER DELETE ON documents BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER document_tags_changed_on_insert AFTER INSERT ON document_tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER document_tags_changed_on_delete AFTER DELETE ON document_tags BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER tags_changed_on_insert AFTER INSERT ON tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER tags_changed_on_update AFTER UPDATE OF name, color, description ON tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER tags_changed_on_delete AFTER DELETE ON tags BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER tagging_rules_changed_on_insert AFTER INSERT ON tagging_rules BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER tagging_rules_changed_on_update AFTER UPDATE ON tagging_rules BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER tagging_rules_changed_on_delete AFTER DELETE ON tagging_rules BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER tagging_rule_tags_changed_on_insert AFTER INSERT ON tagging_rule_tags BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER tagging_rule_tags_changed_on_delete AFTER DELETE ON tagging_rule_tags BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER members_changed_on_insert AFTER INSERT ON members BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER members_changed_on_update AFTER UPDATE ON members BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER members_changed_on_delete AFTER DELETE ON members BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER invitations_changed_on_insert AFTER INSERT ON invitations BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER invitations_changed_on_update AFTER UPDATE ON invitations BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER invitations_changed_on_delete AFTER DELETE ON invitations BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER subscriptions_changed_on_insert AFTER INSERT ON subscriptions BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER subscriptions_changed_on_update AFTER UPDATE ON subscriptions BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER subscriptions_changed_on_delete AFTER DELETE ON subscriptions BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER intake_emails_changed_on_insert AFTER INSERT ON intake_emails BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER intake_emails_changed_on_update AFTER UPDATE ON intake_emails BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER intake_emails_changed_on_delete AFTER DELETE ON intake_emails BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER intake_messages_changed_on_insert AFTER INSERT ON intake_messages BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER intake_messages_changed_on_update AFTER UPDATE ON intake_messages BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER intake_messages_changed_on_delete AFTER DELETE ON intake_messages BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER webhooks_changed_on_insert AFTER INSERT ON webhooks BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER webhooks_changed_on_update AFTER UPDATE OF name, url, enabled, events, disabled_reason ON webhooks BEGIN
  INSERT INTO organization_changes VALUES (new.organization_id);
END;
CREATE TRIGGER webhooks_changed_on_delete AFTER DELETE ON webhooks BEGIN
  INSERT INTO organization_changes VALUES (old.organization_id);
END;

CREATE TRIGGER organizations_changed_on_insert AFTER INSERT ON organizations BEGIN
  INSERT INTO organization_changes VALUES (new.id);
END;
CREATE TRIGGER organizations_changed_on_update AFTER UPDATE ON organizations BEGIN
  INSERT INTO organization_changes VALUES (new.id);
END;

-- Lists name people.
CREATE TRIGGER users_changed_on_update AFTER UPDATE OF name, email ON users BEGIN
  INSERT INTO organization_changes SELECT organization_id FROM members WHERE user_id = new.id;
END;
