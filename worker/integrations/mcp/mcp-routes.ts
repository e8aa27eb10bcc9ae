import { Hono } from 'hono';
import { publicAccess, userAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleMcpRequest } from './handle-mcp-request.ts';
import type { CallApi } from './call-api.ts';

/** Routes for language models. Every tool sends requests to `app` with the key of the caller. */
export function createMcpRoutes(app: Hono<AppEnv>) {
  const callApiOf =
    (platform: Platform, { url, headers }: Request): CallApi =>
    async (method, path, body) => {
      const request = new Request(new URL(`/api${path}`, url), {
        method,
        headers: {
          authorization: headers.get('authorization') ?? '',
          'user-agent': headers.get('user-agent') ?? '',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return app.fetch(request, platform);
    };

  return (
    new Hono<AppEnv>()
      .post('/mcp', userAccess({ permission: 'any' }), (c) => {
        const { actor } = c.var.userScope;
        if (actor.kind !== 'api-key') throw new AppError('auth.unauthenticated');
        return handleMcpRequest(c.req.raw, { actor, callApi: callApiOf(c.env, c.req.raw) });
      })
      // The response that the protocol prescribes for a server without streams and sessions.
      .on(['GET', 'DELETE'], '/mcp', publicAccess(), (c) => c.body(null, 405, { allow: 'POST' }))
  );
}
