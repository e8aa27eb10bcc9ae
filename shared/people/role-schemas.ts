import { z } from 'zod';
import { assignableRoles, roles } from '../roles.ts';

/** Apart from the roles themselves, which the first screens need: those load no schemas. */
export const roleSchema = z.enum(roles);
export const assignableRoleSchema = z.enum(assignableRoles);
