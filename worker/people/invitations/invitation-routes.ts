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
import { rateLimits } from '../../access/rate-limits/rate-limits.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint, type EndpointDescription } from '../../http/describe-endpoint.ts';
import { preferredLocaleOf } from '../../http/preferred-locale.ts';
import { validate } from '../../http/validate.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { createInvitation } from './sending/create-invitation.ts';
import { findInvitations } from './invitation-store.ts';
import {
  acceptInvitation,
  countReceivedInvitations,
  listReceivedInvitations,
  rejectInvitation,
} from './received-invitations.ts';
import { resendInvitation } from './sending/resend-invitation.ts';

const tag = 'Invitations';
const rateLimit = rateLimits.invitation;

const conflicts: EndpointDescription['errors'] = [
  'organization.invitation_already_exists',
  'user.already_in_organization',
  'user.organization_invitation_limit_reached',
];

const decision = (summary: string, errors: EndpointDescription['errors'] = []) =>
  describeEndpoint({
    summary,
    tag,
    success: { status: 204 },
    errors: ['invitation.not_found', 'auth.forbidden', 'request.rate_limited', ...errors],
  });

export const invitationRoutes = new Hono<AppEnv>()
  .get(
    '/organizations/:organizationId/members/invitations',
    describeEndpoint({
      summary: 'List the invitations to an organization',
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
      summary: 'Invite a user by email',
      description:
        'Sends an email with a link. Each email address can have one pending invitation to an organization, and each user can send a limited number of invitations per day (UTC).',
      tag,
      success: { status: 201, schema: invitationResponseSchema },
      errors: [...conflicts, 'request.rate_limited'],
    }),
    organizationAccess({ role: 'admin', rateLimit }),
    validate('param', organizationParamsSchema),
    validate('json', invitationInputSchema),
    async (c) => {
      const invitation = await createInvitation(c.var.scope, c.req.valid('json'), {
        userId: c.var.actor.userId,
        locale: preferredLocaleOf(c.req.raw.headers),
      });
      return respond(c, invitationResponseSchema, { invitation }, 201);
    },
  )
  .get(
    '/invitations',
    describeEndpoint({
      summary: 'List your pending invitations',
      tag,
      success: { status: 200, schema: receivedInvitationsResponseSchema },
    }),
    userAccess(),
    async (c) =>
      respond(c, receivedInvitationsResponseSchema, {
        invitations: await listReceivedInvitations(c.var.sessionScope),
      }),
  )
  .get(
    '/invitations/count',
    describeEndpoint({
      summary: 'Count your pending invitations',
      tag,
      success: { status: 200, schema: invitationCountResponseSchema },
    }),
    userAccess(),
    async (c) =>
      respond(c, invitationCountResponseSchema, {
        pendingInvitationsCount: await countReceivedInvitations(c.var.sessionScope),
      }),
  )
  .post(
    '/invitations/:invitationId/accept',
    decision('Accept an invitation'),
    userAccess({ rateLimit }),
    validate('param', invitationParamsSchema),
    async (c) => {
      await acceptInvitation(c.var.sessionScope, c.req.valid('param').invitationId);
      return c.body(null, 204);
    },
  )
  .post(
    '/invitations/:invitationId/reject',
    decision('Reject an invitation'),
    userAccess({ rateLimit }),
    validate('param', invitationParamsSchema),
    async (c) => {
      await rejectInvitation(c.var.sessionScope, c.req.valid('param').invitationId);
      return c.body(null, 204);
    },
  )
  .post(
    '/invitations/:invitationId/resend',
    decision('Resend a rejected, expired or cancelled invitation', conflicts),
    userAccess({ rateLimit }),
    validate('param', invitationParamsSchema),
    async (c) => {
      await resendInvitation(c.var.sessionScope, c.req.valid('param').invitationId, {
        locale: preferredLocaleOf(c.req.raw.headers),
      });
      return c.body(null, 204);
    },
  )
  .post(
    '/invitations/:invitationId/cancel',
    decision('Cancel a pending invitation'),
    userAccess({ rateLimit }),
    validate('param', invitationParamsSchema),
    async (c) => {
      await cancelInvitation(c.var.sessionScope, c.req.valid('param').invitationId);
      return c.body(null, 204);
    },
  );
