import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import type { Platform } from '../../../platform/platform.ts';
import { deleteTrustedDevices } from '../session-store.ts';
import { readTrustedDevice } from './session-cookie.ts';

/**
 * The endpoints that end the trust in devices, and whether the device in use keeps it. The library itself only ends the
 * trust in the device in use.
 */
const endings: ReadonlyMap<string, { keepsOwn: boolean }> = new Map(
  Object.entries({
    '/two-factor/enable': { keepsOwn: false },
    '/two-factor/disable': { keepsOwn: false },
    '/revoke-sessions': { keepsOwn: false },
    '/revoke-session': { keepsOwn: true },
    '/revoke-other-sessions': { keepsOwn: true },
  }),
);

/**
 * Makes devices ask for the second factor again when it is set up or disabled, or when sessions are ended. Trust is not
 * bound to a session, so an ended session may belong to any device.
 */
export function trustedDevices({
  config,
  identityDatabase,
}: Pick<Platform, 'config' | 'identityDatabase'>): BetterAuthPlugin {
  const handler = createAuthMiddleware(async (ctx) => {
    const { returned, session } = ctx.context;
    const ending = endings.get(ctx.path);
    if (!ending || !session || isAPIError(returned)) return;
    const own = ending.keepsOwn
      ? await readTrustedDevice(ctx.headers?.get('cookie') ?? null, config)
      : null;
    await deleteTrustedDevices(identityDatabase, session.user.id, own);
  });
  return { id: 'trusted-devices', hooks: { after: [{ matcher: () => true, handler }] } };
}
