import { createMiddleware } from 'hono/factory';
import type { Config } from '../platform/config.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';

export function requireFeature(isEnabled: (config: Config) => boolean) {
  return createMiddleware<AppEnv>((c, next) => {
    if (!isEnabled(c.env.config)) throw new AppError('request.not_found');
    return next();
  });
}
