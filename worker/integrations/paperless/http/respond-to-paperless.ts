import type { Context, Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { responseErrorOf } from '../../../http/respond-with-error.ts';
import { paperlessError } from './paperless-errors.ts';
import { routedPath } from './paperless-path.ts';

export function respondWithPaperlessError(error: Error, c: Context<AppEnv>): Promise<Response> {
  return paperlessError(c, responseErrorOf(error, c));
}

/** Responds with 405 if one of `routes` has the path for another method, with 404 otherwise. */
export function respondWithoutRoute(
  c: Context<AppEnv>,
  { routes }: Pick<Hono<AppEnv>, 'routes'>,
): Promise<Response> | Response {
  const path = routedPath(c.req.raw);
  const allowed = routes
    .filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
    .map(({ method }) => method);
  if (allowed.length === 0) return paperlessError(c, new AppError('request.not_found'));
  const allow = [...new Set(allowed)].join(', ');
  return c.json({ detail: `Method "${c.req.method}" not allowed.` }, 405, { allow });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}
