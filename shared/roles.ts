import { z } from 'zod';

export const roles = ['owner', 'admin', 'member'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

const rank: Record<Role, number> = { member: 0, admin: 1, owner: 2 };

/** Whether `role` is `required` or above it (member < admin < owner). */
export function isAtLeast(role: Role, required: Role): boolean {
  return rank[role] >= rank[required];
}
