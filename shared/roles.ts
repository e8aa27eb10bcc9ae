import { z } from 'zod';

export const roles = ['owner', 'admin', 'member'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** The roles that members can be invited with or given; ownership is only transferred. */
export const assignableRoles = ['member', 'admin'] as const;
export const assignableRoleSchema = z.enum(assignableRoles);
export type AssignableRole = z.infer<typeof assignableRoleSchema>;

const rank: Record<Role, number> = { member: 0, admin: 1, owner: 2 };

/** Whether `role` is `required` or a higher one (member < admin < owner). */
export function isAtLeast(role: Role, required: Role): boolean {
  return rank[role] >= rank[required];
}
