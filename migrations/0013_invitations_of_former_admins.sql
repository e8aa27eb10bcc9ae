-- Only an owner or admin invites. The pending invitations of one who is neither any more would lead back in.
CREATE TRIGGER invitations_cancelled_on_removal AFTER DELETE ON members BEGIN
  UPDATE invitations SET status = 'cancelled', updated_at = CAST(unixepoch('subsec') * 1000 AS integer)
  WHERE organization_id = old.organization_id AND inviter_id = old.user_id AND status = 'pending';
END;

CREATE TRIGGER invitations_cancelled_on_demotion AFTER UPDATE OF role ON members
WHEN new.role NOT IN ('owner', 'admin') BEGIN
  UPDATE invitations SET status = 'cancelled', updated_at = CAST(unixepoch('subsec') * 1000 AS integer)
  WHERE organization_id = new.organization_id AND inviter_id = new.user_id AND status = 'pending';
END;

-- Before the deletion takes the inviter out of their invitations.
CREATE TRIGGER invitations_cancelled_on_account_deletion BEFORE DELETE ON users BEGIN
  UPDATE invitations SET status = 'cancelled', updated_at = CAST(unixepoch('subsec') * 1000 AS integer)
  WHERE inviter_id = old.id AND status = 'pending';
END;

UPDATE invitations SET status = 'cancelled'
WHERE status = 'pending' AND NOT EXISTS (
  SELECT 1 FROM members
  WHERE members.organization_id = invitations.organization_id AND members.user_id = invitations.inviter_id
    AND members.role IN ('owner', 'admin')
);
