import { Hono } from 'hono';
import { memberResponseSchema } from '../../../shared/features/members/member.ts';
import { organizationParamsSchema } from '../../../shared/features/organizations/organization.ts';
import { organizationAccess } from '../../authorization/access.ts';
import { answer } from '../../http/answer.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { documented } from '../../http/documented.ts';
import { validate } from '../../http/validate.ts';
import { findMemberOfUser } from './member-store.ts';

export const memberRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/members/me',
  documented({
    summary: 'Your own membership and role',
    tag: 'Members',
    success: { status: 200, schema: memberResponseSchema },
  }),
  organizationAccess(),
  validate('param', organizationParamsSchema),
  async (c) => {
    const member = await findMemberOfUser(c.var.scope, c.var.actor.userId);
    if (!member) throw new AppError('auth.forbidden');
    return answer(c, memberResponseSchema, { member });
  },
);
