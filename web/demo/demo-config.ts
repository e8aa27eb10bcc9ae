import { parseConfig, type Config } from '../../worker/platform/config.ts';

/** The demo's configuration: no accounts, no payments, and no emails in either direction. */
export function createDemoConfig(origin: string): Config {
  const config = parseConfig({
    APP_BASE_URL: origin,
    AUTH_SECRET: 'the demo signs nothing, as nothing leaves this browser',
    AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'false',
    AUTH_IS_REGISTRATION_ENABLED: 'false',
    AUTH_IS_PASSWORD_RESET_ENABLED: 'false',
    EMAILS_FROM_ADDRESS: 'demo@localhost',
    RATE_LIMIT_IS_ENABLED: 'false',
    LOG_IS_ENABLED: 'false',
  });
  return { ...config, isDemoMode: true };
}
