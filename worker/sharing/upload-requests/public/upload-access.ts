import { createMiddleware } from 'hono/factory';
import { tokenAccess } from '../../../access/access.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { hideAddress } from '../../shares/share-access.ts';

/** For routes that the token of a request for files opens, which they check themselves. */
export function uploadAccess() {
  return tokenAccess(
    'upload-request',
    createMiddleware<AppEnv>(async (c, next) => {
      await next();
      hideAddress(c);
    }),
  );
}
