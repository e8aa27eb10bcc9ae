import { isAtLeast, type Role } from '../../roles.ts';

/**
 * Who may do what with the members of an organization: the table of the product decisions, used by the server to
 * decide and by the interface to disable what would be refused.
 */

/** Invite, list, cancel and re-send invitations. */
export function canInvite(actor: Role): boolean {
  return isAtLeast(actor, 'admin');
}

/** Set the role of `target` to `role`. Nobody becomes or stops being the owner this way. */
export function canChangeRole(actor: Role, change: { target: Role; role: Role }): boolean {
  return isAtLeast(actor, 'admin') && change.target !== 'owner' && change.role !== 'owner';
}

/** Remove another member; an owner stays until the ownership is handed over. */
export function canRemoveMember(actor: Role, target: Role): boolean {
  return isAtLeast(actor, 'admin') && target !== 'owner';
}

/** Give up one's own membership. */
export function canLeave(actor: Role): boolean {
  return actor !== 'owner';
}

/** Make `target` the owner and oneself an admin. */
export function canTransferOwnership(actor: Role, target: Role): boolean {
  return actor === 'owner' && target === 'admin';
}

/** Rename the organization, and look after its intake addresses and webhooks. */
export function canManageOrganization(actor: Role): boolean {
  return isAtLeast(actor, 'admin');
}

/** Delete the organization with everything in it. */
export function canDeleteOrganization(actor: Role): boolean {
  return actor === 'owner';
}
