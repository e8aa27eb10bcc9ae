import { Hono, type Context } from 'hono';
import { publicAccess, userAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { AppError } from '../../http/app-error.ts';
import { handleMcpRequest } from './handle-mcp-request.ts';
import type { CallApi } from './call-api.ts';

/** The archive for language models. Every tool sends requests to `app` with the key of the caller. */
export function createMcpRoutes(app: Hono<AppEnv>) {
  const callApiOf =
    (c: Context<AppEnv>): CallApi =>
    async (method, path, body) => {
      const request = new Request(new URL(`/api${path}`, c.req.url), {
        method,
        headers: {
          authorization: c.req.header('authorization') ?? '',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return app.fetch(request, c.env);
    };

  return (
    new Hono<AppEnv>()
      .post('/mcp', userAccess({ permission: 'any' }), (c) => {
        const { actor } = c.var;
        if (actor.kind !== 'api-key') throw new AppError('auth.unauthenticated');
        return handleMcpRequest(c.req.raw, { actor, callApi: callApiOf(c) });
      })
      // The protocol's response of a server without streams and sessions.
      .on(['GET', 'DELETE'], '/mcp', publicAccess(), (c) => c.body(null, 405, { allow: 'POST' }))
  );
}
