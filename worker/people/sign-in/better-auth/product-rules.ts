import { createAuthMiddleware } from 'better-auth/api';
import { day } from '../../../../shared/time/durations.ts';
import type { Platform } from '../../../platform/platform.ts';
import { knownDeviceCookie, knownDeviceOf, newDeviceId } from '../known-device.ts';
import { isSecure } from './session-cookie.ts';

/** Browsers keep a cookie no longer than this. */
const knownDeviceMaxAge = (400 * day) / 1000;

export type RequestFacts = {
  isSignedIn: boolean;
  resetEmail: string | null;
  failure: unknown;
};

/**
 * Marks a browser that has signed in as a known device, after the session library and its other
 * plugins.
 */
export function productRules({ config }: Pick<Platform, 'config'>, facts: RequestFacts) {
  const handler = createAuthMiddleware(async (ctx) => {
    const { newSession, session } = ctx.context;
    facts.isSignedIn = session !== null;
    const email = newSession?.user.email ?? facts.resetEmail;
    if (email === null) return;
    const { name, signingKey, resetDeviceId } = await knownDeviceCookie(config, email);
    const known = await knownDeviceOf(ctx.headers?.get('cookie') ?? null, config, email);
    const hasSignedIn = known !== null && known !== resetDeviceId;
    const newId = newSession ? newDeviceId() : resetDeviceId;
    await ctx.setSignedCookie(name, hasSignedIn ? known : newId, signingKey, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(config),
      maxAge: knownDeviceMaxAge,
    });
  });
  return { id: 'product-rules', hooks: { after: [{ matcher: () => true, handler }] } };
}
