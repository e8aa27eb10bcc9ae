import { vi } from 'vitest';
import { cookieOf, type installation } from './configured.ts';

const provider = 'https://provider.example.com';

/** Enables a sign-in provider whose claims about addresses come from `signInThroughProvider`. */
export const providerVariables = {
  AUTH_PROVIDERS_CUSTOMS: JSON.stringify([
    {
      providerId: 'acme',
      name: 'Acme',
      authorizationUrl: `${provider}/authorize`,
      tokenUrl: `${provider}/token`,
      userInfoUrl: `${provider}/user`,
      clientId: 'sheaf',
      clientSecret: 'test-only',
      scopes: ['email'],
    },
  ]),
};

/** `isVerified` is the provider's claim about the address. */
export type ProviderUser = { email: string; isVerified: boolean | string; name?: string };

/** Returns the session cookie that a sign-in through the provider creates; empty if it is refused. */
export async function signInThroughProvider(
  app: ReturnType<typeof installation>,
  { email, isVerified, name = 'Ada' }: ProviderUser,
): Promise<string> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { url } = new Request(input);
    return url.endsWith('/token')
      ? Response.json({ access_token: 'token', token_type: 'Bearer' })
      : Response.json({ id: `id-${email}`, email, email_verified: isVerified, name });
  });
  const started = await app.post('/api/auth/sign-in/oauth2', {
    providerId: 'acme',
    callbackURL: 'http://localhost:8787/',
  });
  const { url } = (await started.json()) as { url: string };
  const state = new URL(url).searchParams.get('state') ?? '';
  const finished = await app.fetch(
    `/api/auth/callback/acme?code=code&state=${encodeURIComponent(state)}`,
    { headers: { cookie: cookieOf(started) } },
  );
  vi.restoreAllMocks();
  return cookieOf(finished);
}
