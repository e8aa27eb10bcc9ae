import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { assignableRoleSchema, roleSchema } from '../role-schemas.ts';
import { memberPreferencesSchema, noPreferences } from './member-preferences.ts';

const memberSchema = z.object({
  id: idSchema('mem'),
  organizationId: idSchema('org'),
  role: roleSchema,
  user: z.object({ id: idSchema('usr'), email: z.string(), name: z.string() }),
});

export type Member = z.infer<typeof memberSchema>;

/** Former versions cached memberships for offline use without preferences. */
const ownMemberSchema = memberSchema.extend({
  preferences: memberPreferencesSchema.default(noPreferences),
});
export type OwnMember = z.infer<typeof ownMemberSchema>;

export const ownMemberResponseSchema = z.object({ member: ownMemberSchema });
export const memberResponseSchema = z.object({ member: memberSchema });
export const membersResponseSchema = z.object({ members: z.array(memberSchema) });

export const memberRoleInputSchema = z.object({ role: assignableRoleSchema });

export const memberParamsSchema = z.object({
  organizationId: idSchema('org'),
  memberId: idSchema('mem'),
});
