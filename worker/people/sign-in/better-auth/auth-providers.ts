import type { Config } from '../../../platform/config.ts';
import { subjectOf, type ProviderAccount } from './provider-profile.ts';

export function socialProviders(config: Config) {
  const rules = rulesOf(config);
  return {
    ...(config.AUTH_PROVIDERS_GITHUB_IS_ENABLED && {
      github: {
        clientId: config.AUTH_PROVIDERS_GITHUB_CLIENT_ID,
        clientSecret: config.AUTH_PROVIDERS_GITHUB_CLIENT_SECRET,
        ...rules,
      },
    }),
    ...(config.AUTH_PROVIDERS_GOOGLE_IS_ENABLED && {
      google: {
        clientId: config.AUTH_PROVIDERS_GOOGLE_CLIENT_ID,
        clientSecret: config.AUTH_PROVIDERS_GOOGLE_CLIENT_SECRET,
        ...rules,
      },
    }),
  };
}

export function customProviders(config: Config) {
  return config.AUTH_PROVIDERS_CUSTOMS.map(({ icon: _icon, ...provider }) => ({
    ...provider,
    pkce: true,
    mapProfileToUser: verificationOf,
    accountSubject: (account: ProviderAccount) =>
      subjectOf(account, { hasDiscovery: provider.discoveryUrl !== undefined }),
    ...rulesOf(config),
  }));
}

/** Some providers send the claim as text, and the library would regard `"false"` as true. */
function verificationOf({ email_verified: claim }: Record<string, unknown>) {
  return { emailVerified: claim === true || claim === 'true' };
}

function rulesOf(config: Config) {
  return {
    disableSignUp: !config.AUTH_IS_REGISTRATION_ENABLED,
    requireEmailVerification: config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED,
  };
}
