import { Hono } from 'hono';
import { configResponseSchema } from '../../shared/operations/config.ts';
import { publicAccess } from '../access/access.ts';
import { respond } from '../http/respond.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describeEndpoint } from '../http/describe-endpoint.ts';
import { publicConfigOf } from '../platform/config.ts';

export const configRoutes = new Hono<AppEnv>().get(
  '/config',
  describeEndpoint({
    summary: 'Get the public configuration',
    tag: 'Server',
    success: { status: 200, schema: configResponseSchema },
  }),
  publicAccess(),
  (c) => respond(c, configResponseSchema, { config: publicConfigOf(c.env.config) }),
);
