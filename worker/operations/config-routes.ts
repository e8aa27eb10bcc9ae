import { Hono } from 'hono';
import { z } from 'zod';
import { configResponseSchema } from '../../shared/operations/config.ts';
import { publicAccess } from '../access/access.ts';
import { answer } from '../http/answer.ts';
import type { AppEnv } from '../http/app-env.ts';
import { documented } from '../http/documented.ts';
import { publicConfigOf } from '../platform/config.ts';
import { isHealthy } from './is-healthy.ts';

const healthSchema = z.object({ status: z.enum(['ok', 'failing']) });

export const configRoutes = new Hono<AppEnv>()
  .get(
    '/config',
    documented({
      summary: 'What this installation offers',
      tag: 'Server',
      success: { status: 200, schema: configResponseSchema },
    }),
    publicAccess(),
    (c) => answer(c, configResponseSchema, { config: publicConfigOf(c.env.config) }),
  )
  .get(
    '/health',
    documented({
      summary: 'Whether database and file store answer (503 when not)',
      tag: 'Server',
      success: { status: 200, schema: healthSchema },
    }),
    publicAccess(),
    async (c) =>
      (await isHealthy(c.env))
        ? answer(c, healthSchema, { status: 'ok' })
        : answer(c, healthSchema, { status: 'failing' }, 503),
  );
