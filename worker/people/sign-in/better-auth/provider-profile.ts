import type { OAuthProvider } from 'better-auth';
import { decode } from 'hono/jwt';
import { z } from 'zod';
import { emailSchema } from '../../../../shared/people/users/user.ts';
import { log } from '../../../platform/log.ts';

type Tokens = Parameters<OAuthProvider['getUserInfo']>[0];
export type ProviderAccount = {
  tokens: Pick<Tokens, 'idToken'>;
  profile: { sub?: unknown; id?: unknown };
};

const maxImageAddress = 2000;

const userSchema = z.looseObject({
  email: z.string().trim().toLowerCase().pipe(emailSchema).optional().catch(undefined),
  emailVerified: z.boolean().catch(false),
  name: z.string().optional().catch(undefined),
  image: z
    .url({ protocol: /^https?$/ })
    .max(maxImageAddress)
    .optional()
    .catch(undefined),
});

/** An id is compared unchanged, because a trimmed one could be that of another user. */
const subjectSchema = z.string().regex(/\S/).max(255).or(z.number().int());

export async function readProfile(provider: OAuthProvider, tokens: Tokens) {
  try {
    const info = await provider.getUserInfo(tokens);
    return info && { ...info, user: userSchema.parse(info.user) };
  } catch (error) {
    log.warn('A sign-in provider sent no profile', { provider: provider.id }, error);
    return null;
  }
}

/**
 * Returns the id of the user at a configured provider: `sub` (OpenID Connect) or `id`. Without
 * discovery `id` comes first, because existing accounts use it. Throws if there is none, or if
 * there are two different `sub`s: then the user info belongs to another user.
 */
export function subjectOf(
  { tokens, profile }: ProviderAccount,
  { hasDiscovery }: { hasDiscovery: boolean },
): string | number {
  const { sub: verified } = claimsOf(tokens.idToken);
  const { sub = verified, id } = profile;
  if (verified !== undefined && verified !== sub) throw new Error('The user info has another sub');
  return subjectSchema.parse(hasDiscovery ? (sub ?? id) : (id ?? sub));
}

function claimsOf(idToken: string | undefined): { sub?: unknown } {
  if (!idToken) return {};
  try {
    return { sub: decode(idToken).payload['sub'] };
  } catch {
    return {};
  }
}
