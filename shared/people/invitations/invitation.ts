import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { assignableRoleSchema } from '../role-schemas.ts';
import { wireDate } from '../../time/wire-date.ts';

export const invitationStatuses = [
  'pending',
  'accepted',
  'rejected',
  'expired',
  'cancelled',
] as const;
const invitationStatusSchema = z.enum(invitationStatuses);
export type InvitationStatus = z.infer<typeof invitationStatusSchema>;

const invitationSchema = z.object({
  id: idSchema('inv'),
  organizationId: idSchema('org'),
  email: z.string(),
  role: assignableRoleSchema,
  status: invitationStatusSchema,
  createdAt: wireDate,
  expiresAt: wireDate,
});
export type Invitation = z.infer<typeof invitationSchema>;

const receivedInvitationSchema = invitationSchema.extend({
  organization: z.object({ id: idSchema('org'), name: z.string() }),
  /** Null once the inviter's account is deleted. */
  inviterName: z.string().nullable(),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

/** The email address is trimmed and put into lower case; the default role is member. */
export const invitationInputSchema = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(limits.email.max, 'invitations.form.email.invalid')
    .pipe(z.email('invitations.form.email.invalid')),
  role: assignableRoleSchema.default('member'),
});
export type InvitationInput = z.infer<typeof invitationInputSchema>;

export const invitationParamsSchema = z.object({ invitationId: idSchema('inv') });

export const invitationResponseSchema = z.object({ invitation: invitationSchema });
export const invitationsResponseSchema = z.object({ invitations: z.array(invitationSchema) });
export const receivedInvitationsResponseSchema = z.object({
  invitations: z.array(receivedInvitationSchema),
});
export const invitationCountResponseSchema = z.object({
  pendingInvitationsCount: z.number().int(),
});

/** Returns whether an invitation in this status can be sent again. */
export function canResend(status: InvitationStatus): boolean {
  return status === 'rejected' || status === 'expired' || status === 'cancelled';
}

/** Returns whether an invitation in this status can be cancelled. */
export function canCancel(status: InvitationStatus): boolean {
  return status === 'pending';
}
