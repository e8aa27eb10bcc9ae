-- Content may be in another database than the members of its organization, so no trigger crosses the two. What a membership leaves
-- behind is ended by a job (worker/entries/end-membership.ts), which is written with the end itself, whatever ends it: a deleted
-- account deletes its memberships without naming them.
DROP TRIGGER views_deleted_with_membership;
DROP TRIGGER reminders_left_with_membership;
DROP TRIGGER reminders_assigned_to_members_on_insert;
DROP TRIGGER reminders_assigned_to_members_on_update;

CREATE TRIGGER membership_ended AFTER DELETE ON members
WHEN EXISTS (SELECT 1 FROM organizations WHERE id = old.organization_id AND deleted_at IS NULL) BEGIN
  INSERT INTO jobs (id, organization_id, job, created_at, send_after)
  VALUES (
    'evt_' || lower(hex(randomblob(12))), old.organization_id,
    json_object('type', 'membership.end', 'userId', old.user_id, 'endedAt', cast(unixepoch('subsec') * 1000 AS integer)),
    cast(unixepoch('subsec') * 1000 AS integer), 0);
END;
