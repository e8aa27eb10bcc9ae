import { createMiddleware } from 'hono/factory';
import type { Config } from '../platform/config.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

/** Where configuration switches a feature off, its routes answer 404 `request.not_found`. */
export function requireFeature(isOffered: (config: Config) => boolean) {
  return createMiddleware<AppEnv>((c, next) => {
    if (!isOffered(c.env.config)) throw new AppError('request.not_found');
    return next();
  });
}
