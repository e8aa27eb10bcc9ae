import { Hono } from 'hono';
import { userInputSchema, userResponseSchema } from '../../../shared/people/users/user.ts';
import { userAccess } from '../../access/access.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { validate } from '../../http/validate.ts';
import { renameUser } from './rename-user.ts';

const tag = 'Account';

export const userRoutes = new Hono<AppEnv>()
  .get(
    '/users/me',
    describeEndpoint({
      summary: 'Get your account',
      tag,
      success: { status: 200, schema: userResponseSchema },
    }),
    userAccess(),
    (c) => respond(c, userResponseSchema, { user: { ...c.var.sessionScope.user, roles: [] } }),
  )
  .put(
    '/users/me',
    describeEndpoint({
      summary: 'Change your name',
      tag,
      success: { status: 200, schema: userResponseSchema },
    }),
    userAccess(),
    validate('json', userInputSchema),
    async (c) => {
      const { name } = c.req.valid('json');
      await renameUser(c.var.sessionScope, name);
      return respond(c, userResponseSchema, {
        user: { ...c.var.sessionScope.user, name, roles: [] },
      });
    },
  );
