import { isAtLeast, type Role } from '../../roles.ts';

/*
 * Permissions in an organization by role. The server enforces these rules, and the interface disables what they forbid. An organization
 * always has exactly one owner.
 */

/** Returns whether the actor may invite users, and list, cancel and resend invitations: admins and the owner. */
export function canInvite(actor: Role): boolean {
  return isAtLeast(actor, 'admin');
}

/** Returns whether the actor may change a role from `target` to `role`: admins and the owner, but never from or to owner. */
export function canChangeRole(actor: Role, change: { target: Role; role: Role }): boolean {
  return isAtLeast(actor, 'admin') && change.target !== 'owner' && change.role !== 'owner';
}

/** Returns whether the actor may remove another member with the role `target`: admins and the owner, but never the owner. */
export function canRemoveMember(actor: Role, target: Role): boolean {
  return isAtLeast(actor, 'admin') && target !== 'owner';
}

/** Returns whether the actor may leave: everyone but the owner, who has to transfer the ownership first. */
export function canLeave(actor: Role): boolean {
  return actor !== 'owner';
}

/**
 * Returns whether the actor may transfer the ownership to a member with the role `target`: the owner, to an admin. The former owner becomes
 * an admin.
 */
export function canTransferOwnership(actor: Role, target: Role): boolean {
  return actor === 'owner' && target === 'admin';
}

/** Returns whether the actor may change shared objects, documents, tags and rules: all but viewers. */
export function canChangeArchive(actor: Role): boolean {
  return isAtLeast(actor, 'member');
}

/** Returns whether the actor may delete notes of others: admins and the owner. Only its author may change a note. */
export function canDeleteNote(actor: Role): boolean {
  return isAtLeast(actor, 'admin');
}

/** Returns whether the actor may change and delete a shared view: its creator, admins and the owner. */
export function canChangeView(actor: Role, { isCreator }: { isCreator: boolean }): boolean {
  return canChangeArchive(actor) && (isCreator || isAtLeast(actor, 'admin'));
}

/** Returns whether the actor may rename the organization, and manage its intake addresses and webhooks: admins and the owner. */
export function canManageOrganization(actor: Role): boolean {
  return isAtLeast(actor, 'admin');
}

/** Returns whether the actor may delete the organization with all its data: the owner. */
export function canDeleteOrganization(actor: Role): boolean {
  return actor === 'owner';
}
