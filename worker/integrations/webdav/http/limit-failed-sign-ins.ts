import { createMiddleware } from 'hono/factory';
import { clientNetworkOf } from '../../../access/rate-limits/client-address.ts';
import { enforceRateLimit } from '../../../access/rate-limits/enforce-rate-limit.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import type { AppEnv } from '../../../http/app-env.ts';

/**
 * Counts only requests with an invalid key: clients send their first request without any, which is
 * no attempt.
 */
export const limitFailedSignIns = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.status !== 401 || c.req.header('authorization') === undefined) return;
  await enforceRateLimit(c.env, rateLimits.keySignIn, {
    account: c.req.param('organizationId') ?? null,
    network: clientNetworkOf(c.req.raw.headers),
  });
});
