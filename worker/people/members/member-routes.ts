import { Hono } from 'hono';
import {
  memberPreferencesInputSchema,
  memberPreferencesResponseSchema,
} from '../../../shared/people/members/member-preferences.ts';
import {
  memberParamsSchema,
  memberResponseSchema,
  memberRoleInputSchema,
  membersResponseSchema,
  ownMemberResponseSchema,
} from '../../../shared/people/members/member.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { changeMemberRole } from './change-member-role.ts';
import { writePreferences } from './member-preferences-store.ts';
import { findMembers, findOwnMember } from './member-store.ts';
import { removeMember } from './remove-member.ts';
import { transferOwnership } from './transfer-ownership.ts';

const tag = 'Members';

export const memberRoutes = new Hono<AppEnv>()
  .get(
    '/organizations/:organizationId/members',
    describeEndpoint({
      summary: 'List the members of an organization',
      tag,
      success: { status: 200, schema: membersResponseSchema },
    }),
    organizationAccess({ role: 'viewer' }),
    validate('param', organizationParamsSchema),
    async (c) => respond(c, membersResponseSchema, { members: await findMembers(c.var.scope) }),
  )
  .get(
    '/organizations/:organizationId/members/me',
    describeEndpoint({
      summary: 'Get your own membership',
      tag,
      success: { status: 200, schema: ownMemberResponseSchema },
    }),
    organizationAccess({ role: 'viewer' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      const member = await findOwnMember(c.var.scope);
      if (!member) throw new AppError('auth.forbidden');
      return respond(c, ownMemberResponseSchema, { member });
    },
  )
  .patch(
    '/organizations/:organizationId/members/me/preferences',
    describeEndpoint({
      summary: 'Change your own preferences',
      description:
        'The columns of your document list, and the view that it opens with. `null` stands for the default. The preferences are deleted when your membership ends.',
      tag,
      success: { status: 200, schema: memberPreferencesResponseSchema },
    }),
    organizationAccess({ role: 'viewer' }),
    validate('param', organizationParamsSchema),
    validate('json', memberPreferencesInputSchema),
    async (c) => {
      const preferences = await writePreferences(c.var.scope, c.req.valid('json'));
      return respond(c, memberPreferencesResponseSchema, { preferences });
    },
  )
  .patch(
    '/organizations/:organizationId/members/:memberId',
    describeEndpoint({
      summary: 'Change the role of a member',
      tag,
      success: { status: 200, schema: memberResponseSchema },
      errors: ['auth.forbidden', 'member.not_found'],
    }),
    organizationAccess({ role: 'admin' }),
    validate('param', memberParamsSchema),
    validate('json', memberRoleInputSchema),
    async (c) => {
      const { memberId } = c.req.valid('param');
      const { role } = c.req.valid('json');
      const member = await changeMemberRole(c.var.scope, memberId, role);
      return respond(c, memberResponseSchema, { member });
    },
  )
  .delete(
    '/organizations/:organizationId/members/:memberId',
    describeEndpoint({
      summary: 'Remove a member or leave the organization',
      tag,
      success: { status: 204 },
      errors: ['auth.forbidden', 'member.not_found'],
    }),
    organizationAccess({ role: 'viewer' }),
    validate('param', memberParamsSchema),
    async (c) => {
      await removeMember(c.var.scope, c.req.valid('param').memberId);
      return c.body(null, 204);
    },
  )
  .post(
    '/organizations/:organizationId/members/:memberId/transfer-ownership',
    describeEndpoint({
      summary: 'Transfer the ownership to an admin',
      description: 'The admin becomes the owner, and you become an admin.',
      tag,
      success: { status: 204 },
      errors: ['auth.forbidden', 'member.not_found'],
    }),
    organizationAccess({ role: 'owner' }),
    validate('param', memberParamsSchema),
    async (c) => {
      await transferOwnership(c.var.scope, c.req.valid('param').memberId);
      return c.body(null, 204);
    },
  );
