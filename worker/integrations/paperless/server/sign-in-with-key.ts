import { credentialsOf } from '../../../access/credentials.ts';
import { enforceRateLimit } from '../../../access/rate-limits/enforce-rate-limit.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import { findKeyOfMember } from '../../../people/api-keys/api-key-store.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Returns the API key that is sent as a password if it reaches the organization. Only failures are counted: throws 429
 * `request.rate_limited` after too many of them.
 */
export async function signInWithKey(
  platform: Platform,
  attempt: { organizationId: string; password: string; network: string },
): Promise<string | undefined> {
  const { organizationId, password, network } = attempt;
  if (await isKeyOf(platform, organizationId, password)) return password;
  await enforceRateLimit(platform, rateLimits.keySignIn, { account: organizationId, network });
  return undefined;
}

async function isKeyOf(
  platform: Platform,
  organizationId: string,
  password: string,
): Promise<boolean> {
  const request = new Request('https://sheaf.internal', {
    headers: { authorization: `Bearer ${encodeURIComponent(password)}` },
  });
  const credentials = await credentialsOf(platform, request, { acceptsApiKey: true }).catch(
    () => undefined,
  );
  if (credentials?.kind !== 'api-key') return false;
  const key = await findKeyOfMember(platform, credentials.tokenHash, organizationId);
  return key !== undefined;
}
