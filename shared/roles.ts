import { z } from 'zod';
import type { Permission } from './permissions.ts';

export const roles = ['owner', 'admin', 'member', 'viewer'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** The roles that members can be invited with or given; ownership is only transferred. */
export const assignableRoles = ['viewer', 'member', 'admin'] as const;
export const assignableRoleSchema = z.enum(assignableRoles);
export type AssignableRole = z.infer<typeof assignableRoleSchema>;

const rank: Record<Role, number> = { viewer: 0, member: 1, admin: 2, owner: 3 };

/** Whether `role` is `required` or a higher one (viewer < member < admin < owner). */
export function isAtLeast(role: Role, required: Role): boolean {
  return rank[role] >= rank[required];
}

/** The lowest role for what needs this permission: a viewer only reads. Without one, a member. */
export function lowestRoleFor(permission: Permission | null): Role {
  return permission?.endsWith(':read') ? 'viewer' : 'member';
}
