import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { assignableRoleSchema, roleSchema } from '../../role-schemas.ts';

export const memberSchema = z.object({
  id: idSchema('mem'),
  organizationId: idSchema('org'),
  role: roleSchema,
  user: z.object({ id: idSchema('usr'), email: z.string(), name: z.string() }),
});

export type Member = z.infer<typeof memberSchema>;

export const memberResponseSchema = z.object({ member: memberSchema });
export const membersResponseSchema = z.object({ members: z.array(memberSchema) });

export const memberRoleInputSchema = z.object({ role: assignableRoleSchema });

export const memberParamsSchema = z.object({
  organizationId: idSchema('org'),
  memberId: idSchema('mem'),
});
