-- What a member has chosen for themselves in an organization. Null is not chosen. It is seen by its person alone, so it does not
-- change the organization's version.
CREATE TABLE member_preferences (
  organization_id text NOT NULL,
  user_id text NOT NULL,
  columns text,
  default_view_id text,
  PRIMARY KEY (organization_id, user_id)
);
CREATE TRIGGER member_preferences_ended_with_membership AFTER DELETE ON members BEGIN
  DELETE FROM member_preferences WHERE organization_id = old.organization_id AND user_id = old.user_id;
END;
