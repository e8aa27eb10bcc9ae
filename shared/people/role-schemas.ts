import { z } from 'zod';
import { assignableRoles, roles } from '../roles.ts';

/** Separate from the roles, so that the first screens do not load schemas. */
export const roleSchema = z.enum(roles);
export const assignableRoleSchema = z.enum(assignableRoles);
