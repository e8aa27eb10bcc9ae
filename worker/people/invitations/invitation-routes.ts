import { Hono } from 'hono';
import {
  invitationCountResponseSchema,
  invitationInputSchema,
  invitationParamsSchema,
  invitationResponseSchema,
  invitationsResponseSchema,
  receivedInvitationsResponseSchema,
} from '../../../shared/people/invitations/invitation.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess, userAccess } from '../../access/access.ts';
import { rateLimits } from '../../access/rate-limits.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint, type EndpointDescription } from '../../http/describe-endpoint.ts';
import { preferredLocaleOf } from '../../http/preferred-locale.ts';
import { validate } from '../../http/validate.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { countReceivedInvitations } from './count-received-invitations.ts';
import { createInvitation } from './create-invitation.ts';
import { findInvitations } from './invitation-store.ts';
import { listReceivedInvitations } from './list-received-invitations.ts';
import { rejectInvitation } from './reject-invitation.ts';
import { resendInvitation } from './resend-invitation.ts';

const tag = 'Invitations';
const rateLimit = rateLimits.invitation;

const conflicts: EndpointDescription['errors'] = [
  'organization.invitation_already_exists',
  'user.already_in_organization',
  'user.organization_invitation_limit_reached',
  'request.rate_limited',
];

const decision = (summary: string, errors: EndpointDescription['errors'] = []) =>
  describeEndpoint({
    summary,
    tag,
    success: { status: 204 },
    errors: ['invitation.not_found', 'auth.forbidden', ...errors],
  });

export const invitationRoutes = new Hono<AppEnv>()
  .get(
    '/organizations/:organizationId/members/invitations',
    describeEndpoint({
      summary: 'List the invitations of an organization',
      tag,
      success: { status: 200, schema: invitationsResponseSchema },
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', organizationParamsSchema),
    async (c) =>
      respond(c, invitationsResponseSchema, { invitations: await findInvitations(c.var.scope) }),
  )
  .post(
    '/organizations/:organizationId/members/invitations',
    describeEndpoint({
      summary: 'Invite somebody by e-mail',
      tag,
      success: { status: 201, schema: invitationResponseSchema },
      errors: conflicts,
    }),
    organizationAccess({ role: 'admin', rateLimit }),
    validate('param', organizationParamsSchema),
    validate('json', invitationInputSchema),
    async (c) => {
      const invitation = await createInvitation(c.var.scope, c.req.valid('json'), {
        userId: c.var.user.id,
        locale: preferredLocaleOf(c.req.raw.headers),
      });
      return respond(c, invitationResponseSchema, { invitation }, 201);
    },
  )
  .get(
    '/invitations',
    describeEndpoint({
      summary: 'List the open invitations you received',
      tag,
      success: { status: 200, schema: receivedInvitationsResponseSchema },
    }),
    userAccess(),
    async (c) =>
      respond(c, receivedInvitationsResponseSchema, {
        invitations: await listReceivedInvitations(c.env, c.var.user),
      }),
  )
  .get(
    '/invitations/count',
    describeEndpoint({
      summary: 'How many open invitations you received',
      tag,
      success: { status: 200, schema: invitationCountResponseSchema },
    }),
    userAccess(),
    async (c) =>
      respond(c, invitationCountResponseSchema, {
        pendingInvitationsCount: await countReceivedInvitations(c.env, c.var.user),
      }),
  )
  .post(
    '/invitations/:invitationId/accept',
    decision('Accept an invitation to your own e-mail address'),
    userAccess({ rateLimit }),
    validate('param', invitationParamsSchema),
    async (c) => {
      await acceptInvitation(c.env, c.req.valid('param').invitationId, c.var.user);
      return c.body(null, 204);
    },
  )
  .post(
    '/invitations/:invitationId/reject',
    decision('Reject an invitation to your own e-mail address'),
    userAccess({ rateLimit }),
    validate('param', invitationParamsSchema),
    async (c) => {
      await rejectInvitation(c.env, c.req.valid('param').invitationId, c.var.user);
      return c.body(null, 204);
    },
  )
  .post(
    '/invitations/:invitationId/resend',
    decision('Send a rejected, expired or cancelled invitation again', conflicts),
    userAccess({ rateLimit }),
    validate('param', invitationParamsSchema),
    async (c) => {
      await resendInvitation(c.env, c.req.valid('param').invitationId, {
        userId: c.var.user.id,
        locale: preferredLocaleOf(c.req.raw.headers),
      });
      return c.body(null, 204);
    },
  )
  .post(
    '/invitations/:invitationId/cancel',
    decision('Withdraw a pending invitation'),
    userAccess({ rateLimit }),
    validate('param', invitationParamsSchema),
    async (c) => {
      await cancelInvitation(c.env, c.req.valid('param').invitationId, c.var.user.id);
      return c.body(null, 204);
    },
  );
