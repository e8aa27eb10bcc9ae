import { Hono } from 'hono';
import { z } from 'zod';
import { configResponseSchema } from '../../shared/operations/config.ts';
import { publicAccess } from '../access/access.ts';
import { respond } from '../http/respond.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describeEndpoint } from '../http/describe-endpoint.ts';
import { publicConfigOf } from '../platform/config.ts';
import { isHealthy } from './is-healthy.ts';

const healthSchema = z.object({ status: z.enum(['ok', 'failing']) });

export const configRoutes = new Hono<AppEnv>()
  .get(
    '/config',
    describeEndpoint({
      summary: 'What this installation offers',
      tag: 'Server',
      success: { status: 200, schema: configResponseSchema },
    }),
    publicAccess(),
    (c) => respond(c, configResponseSchema, { config: publicConfigOf(c.env.config) }),
  )
  .get(
    '/health',
    describeEndpoint({
      summary: 'Whether database and file store answer (503 when not)',
      tag: 'Server',
      success: { status: 200, schema: healthSchema },
    }),
    publicAccess(),
    async (c) =>
      (await isHealthy(c.env))
        ? respond(c, healthSchema, { status: 'ok' })
        : respond(c, healthSchema, { status: 'failing' }, 503),
  );
