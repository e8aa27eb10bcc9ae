import { Hono } from 'hono';
import { z } from 'zod';
import { publicAccess } from '../access/access.ts';
import { respond } from '../http/respond.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describeEndpoint } from '../http/describe-endpoint.ts';
import { isHealthy } from './is-healthy.ts';

const healthSchema = z.object({ status: z.enum(['ok', 'failing']) });

export const healthRoutes = new Hono<AppEnv>().get(
  '/health',
  describeEndpoint({
    summary: 'Check the health of the server',
    description: 'Returns 503 and `failing` if the database or the file store does not respond.',
    tag: 'Server',
    success: { status: 200, schema: healthSchema },
  }),
  publicAccess(),
  async (c) =>
    (await isHealthy(c.env))
      ? respond(c, healthSchema, { status: 'ok' })
      : respond(c, healthSchema, { status: 'failing' }, 503),
);
