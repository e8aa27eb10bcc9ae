import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Actor } from '../access/actor.ts';
import type { UserScope } from '../access/user-scope.ts';
import type { AppEnv } from '../http/app-env.ts';
import { startMeasuring } from '../platform/measure.ts';

type LogEnv = AppEnv & { Variables: { actor?: Actor; userScope?: UserScope } };

/** Logs one line for each request, with the pattern of its route in place of its path. */
export const logRequest = createMiddleware<LogEnv>(async (c, next) => {
  const finish = startMeasuring(c.env);
  await next();
  const { requestId, actor, userScope } = c.var;
  finish('Request', {
    requestId,
    method: c.req.method,
    // This is the route of the last handler that ran.
    route: routePath(c),
    status: c.res.status,
    actor: (actor ?? userScope?.actor)?.kind ?? 'none',
  });
});
