import { createMiddleware } from 'hono/factory';
import { tokenAccess } from '../../../access/access.ts';
import { clientNetworkOf } from '../../../access/rate-limits/client-address.ts';
import { enforceRateLimit } from '../../../access/rate-limits/enforce-rate-limit.ts';
import type { RateLimit } from '../../../access/rate-limits/rate-limits.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { hideAddress } from '../../shares/share-access.ts';
import { hashUploadToken } from '../upload-token.ts';

/**
 * For routes that the token of an upload request opens, which they check themselves. Requests are
 * counted by the token.
 */
export function uploadAccess(limit: RateLimit) {
  return tokenAccess(
    'upload-request',
    createMiddleware<AppEnv>(async (c, next) => {
      await enforceRateLimit(c.env, limit, {
        account: await hashUploadToken(c.req.param('token') ?? ''),
        network: clientNetworkOf(c.req.raw.headers),
      });
      await next();
      hideAddress(c);
    }),
  );
}
