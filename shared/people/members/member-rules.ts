import { isAtLeast, type Role } from '../../roles.ts';

/*
 * Who may do what in an organization, by role. The server decides by these rules, and the interface disables what they
 * refuse. An organization always has exactly one owner.
 */

/** Invite users, and list, cancel and resend invitations: admins and the owner. */
export function canInvite(actor: Role): boolean {
  return isAtLeast(actor, 'admin');
}

/** Change a role from `target` to `role`: admins and the owner, but never from or to the role of owner. */
export function canChangeRole(actor: Role, change: { target: Role; role: Role }): boolean {
  return isAtLeast(actor, 'admin') && change.target !== 'owner' && change.role !== 'owner';
}

/** Remove another member with the role `target`: admins and the owner, but never the owner. */
export function canRemoveMember(actor: Role, target: Role): boolean {
  return isAtLeast(actor, 'admin') && target !== 'owner';
}

/** End one's own membership: everyone but the owner, who has to transfer the ownership first. */
export function canLeave(actor: Role): boolean {
  return actor !== 'owner';
}

/** Make a member with the role `target` the owner and become an admin: the owner, to an admin. */
export function canTransferOwnership(actor: Role, target: Role): boolean {
  return actor === 'owner' && target === 'admin';
}

/**
 * Change what is shared, documents, tags and rules: members and higher roles. A viewer reads, searches, downloads and leaves.
 */
export function canChangeArchive(actor: Role): boolean {
  return isAtLeast(actor, 'member');
}

/** Delete notes of others: admins and the owner. A note is changed only by its author. */
export function canDeleteNote(actor: Role): boolean {
  return isAtLeast(actor, 'admin');
}

/** Change and delete a shared view: its creator, admins and the owner. */
export function canChangeView(actor: Role, { isCreator }: { isCreator: boolean }): boolean {
  return canChangeArchive(actor) && (isCreator || isAtLeast(actor, 'admin'));
}

/** Rename the organization, and manage its intake addresses and webhooks: admins and the owner. */
export function canManageOrganization(actor: Role): boolean {
  return isAtLeast(actor, 'admin');
}

/** Delete the organization with all its data: the owner. */
export function canDeleteOrganization(actor: Role): boolean {
  return actor === 'owner';
}
