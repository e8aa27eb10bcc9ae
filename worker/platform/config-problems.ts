import type { Variables } from './config-variables.ts';

type Config = Omit<Variables, 'LOG_IS_ENABLED'> & { isLocal: boolean };

/**
 * Returns the problems of a configuration whose variables are valid one by one, such as variables
 * that others require.
 */
export function problemsOf(config: Config): string[] {
  return [
    ...missingFor(config, 'AUTH_PROVIDERS_GITHUB_IS_ENABLED', [
      'AUTH_PROVIDERS_GITHUB_CLIENT_ID',
      'AUTH_PROVIDERS_GITHUB_CLIENT_SECRET',
      'APP_BASE_URL',
    ]),
    ...missingFor(config, 'AUTH_PROVIDERS_GOOGLE_IS_ENABLED', [
      'AUTH_PROVIDERS_GOOGLE_CLIENT_ID',
      'AUTH_PROVIDERS_GOOGLE_CLIENT_SECRET',
      'APP_BASE_URL',
    ]),
    ...(config.AUTH_PROVIDERS_CUSTOMS.length > 0 && !config.APP_BASE_URL
      ? ['APP_BASE_URL: required by AUTH_PROVIDERS_CUSTOMS']
      : []),
    ...missingFor(config, 'INTAKE_EMAILS_IS_ENABLED', ['INTAKE_EMAILS_DOMAIN']),
    ...missingFor(config, 'SUBSCRIPTIONS_IS_ENABLED', [
      'STRIPE_API_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'APP_BASE_URL',
    ]),
    ...mailProblemsOf(config),
    ...(config.isLocal ? [] : productionProblemsOf(config)),
  ];
}

type Flag = Extract<keyof Config, `${string}_IS_ENABLED`>;

function missingFor(config: Config, flag: Flag, names: (keyof Config)[]): string[] {
  if (!config[flag]) return [];
  return names.filter((name) => config[name] === '').map((name) => `${name}: required by ${flag}`);
}

function mailProblemsOf(config: Config): string[] {
  if (config.EMAILS_DRIVER === 'none') {
    return config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED
      ? ['AUTH_IS_EMAIL_VERIFICATION_REQUIRED: must be "false" with the email driver "none"']
      : [];
  }
  const { APP_BASE_URL, EMAILS_DRIVER, EMAILS_FROM_ADDRESS, RESEND_API_KEY } = config;
  const needed = `required by the email driver "${EMAILS_DRIVER}"`;
  return [
    ...(APP_BASE_URL ? [] : [`APP_BASE_URL: ${needed} for the links of mails; "none" sends none`]),
    ...(EMAILS_DRIVER === 'resend' && !RESEND_API_KEY ? [`RESEND_API_KEY: ${needed}`] : []),
    ...(EMAILS_DRIVER !== 'local' && !EMAILS_FROM_ADDRESS
      ? [`EMAILS_FROM_ADDRESS: ${needed}`]
      : []),
  ];
}

function productionProblemsOf({ EMAILS_DRIVER, AUTH_SECRET }: Config): string[] {
  return [
    ...(EMAILS_DRIVER === 'local'
      ? ['EMAILS_DRIVER: "local" stores emails in the database and is allowed on localhost only']
      : []),
    ...(isSampleSecret(AUTH_SECRET)
      ? ['AUTH_SECRET: looks like a sample; generate one with `openssl rand -hex 32`']
      : []),
  ];
}

/** A random secret, even in hexadecimal, practically always has more than eight different characters. */
function isSampleSecret(secret: string): boolean {
  return (
    /change|sample|example|secret|password|0123456789|1234567890/i.test(secret) ||
    new Set(secret).size < 9
  );
}
