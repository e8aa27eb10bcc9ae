import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Actor } from '../access/actor.ts';
import type { UserScope } from '../access/user-scope.ts';
import type { AppEnv } from '../http/app-env.ts';
import { startMeasuring } from '../platform/measure.ts';

type LogEnv = AppEnv & { Variables: { actor?: Actor; userScope?: UserScope } };

/**
 * Requests that an open page sends by itself, repeatedly or by the dozen. Only their failures are
 * logged.
 */
export const unloggedRoutes = new Set([
  '/api/organizations/:organizationId/version',
  '/api/organizations/:organizationId/documents/:documentId/thumbnail',
  '/api/provider-icons/:providerId',
  '/api/config',
  '/api/health',
]);

export const logRequest = createMiddleware<LogEnv>(async (c, next) => {
  const finish = startMeasuring(c.env);
  await next();
  // This is the route of the last handler that ran.
  const route = routePath(c);
  if (c.res.status < 400 && unloggedRoutes.has(route)) return;
  const { requestId, actor, userScope } = c.var;
  finish('Request', {
    requestId,
    method: c.req.method,
    route,
    status: c.res.status,
    actor: (actor ?? userScope?.actor)?.kind ?? 'none',
  });
});
