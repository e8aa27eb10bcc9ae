import type { Config } from '../../../platform/config.ts';

/** GitHub and Google as the configuration has them. */
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

/** The providers of AUTH_PROVIDERS_CUSTOMS, each with PKCE. */
export function customProviders(config: Config) {
  return config.AUTH_PROVIDERS_CUSTOMS.map(({ icon: _icon, ...provider }) => ({
    ...provider,
    pkce: true,
    ...rulesOf(config),
  }));
}

/** Registration and verification are the installation's rules, whichever way somebody signs in. */
function rulesOf(config: Config) {
  return {
    disableSignUp: !config.AUTH_IS_REGISTRATION_ENABLED,
    requireEmailVerification: config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED,
  };
}
