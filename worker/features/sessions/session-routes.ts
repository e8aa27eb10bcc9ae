import { Hono } from 'hono';
import { publicAccess } from '../../authorization/access.ts';
import type { AppEnv } from '../../http/app-env.ts';

/** Sign-up, sign-in, sessions, reset and verification: the sessions port answers all of /api/auth. */
export const sessionRoutes = new Hono<AppEnv>().on(
  ['GET', 'POST'],
  '/auth/*',
  publicAccess(),
  (c) => c.env.sessions.handle(c.req.raw),
);
