import { createMiddleware } from 'hono/factory';
import type { Config } from '../platform/config.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

/** Responds with 404 `request.not_found` to the routes of a feature that the configuration disables. */
export function requireFeature(isEnabled: (config: Config) => boolean) {
  return createMiddleware<AppEnv>((c, next) => {
    if (!isEnabled(c.env.config)) throw new AppError('request.not_found');
    return next();
  });
}
