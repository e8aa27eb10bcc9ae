import { Hono } from 'hono';
import { userInputSchema, userResponseSchema } from '../../../shared/people/users/user.ts';
import { userAccess } from '../../access/access.ts';
import { answer } from '../../http/answer.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { documented } from '../../http/documented.ts';
import { validate } from '../../http/validate.ts';
import { renameUser } from './rename-user.ts';

const tag = 'Account';

export const userRoutes = new Hono<AppEnv>()
  .get(
    '/users/me',
    documented({
      summary: 'Who is signed in',
      tag,
      success: { status: 200, schema: userResponseSchema },
    }),
    userAccess(),
    (c) => answer(c, userResponseSchema, { user: { ...c.var.user, roles: [] } }),
  )
  .put(
    '/users/me',
    documented({
      summary: 'Change your name',
      tag,
      success: { status: 200, schema: userResponseSchema },
    }),
    userAccess(),
    validate('json', userInputSchema),
    async (c) => {
      const { name } = c.req.valid('json');
      await renameUser(c.env, c.var.user.id, name);
      return answer(c, userResponseSchema, { user: { ...c.var.user, name, roles: [] } });
    },
  );
