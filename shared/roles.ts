import type { Permission } from './permissions.ts';

export const roles = ['owner', 'admin', 'member', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Roles that members can be given; ownership is only transferred. */
export const assignableRoles = ['viewer', 'member', 'admin'] as const;
export type AssignableRole = (typeof assignableRoles)[number];

const rank: Record<Role, number> = { viewer: 0, member: 1, admin: 2, owner: 3 };

/** Returns whether `role` is `required` or a higher one (viewer < member < admin < owner). */
export function isAtLeast(role: Role, required: Role): boolean {
  return rank[role] >= rank[required];
}

/** Returns the lowest role for a permission: viewer for reading, otherwise member. Null requires a member. */
export function lowestRoleFor(permission: Permission | null): Role {
  return permission?.endsWith(':read') ? 'viewer' : 'member';
}
