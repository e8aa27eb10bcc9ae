import { parseConfig, type Config } from '../../worker/platform/config.ts';

export function createDemoConfig(origin: string): Config {
  const config = parseConfig({
    APP_BASE_URL: origin,
    AUTH_SECRET: 'the demo signs nothing, as nothing leaves this browser',
    AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'false',
    AUTH_IS_REGISTRATION_ENABLED: 'false',
    AUTH_IS_PASSWORD_RESET_ENABLED: 'false',
    EMAILS_FROM_ADDRESS: 'demo@localhost',
    LINKS_CHAT_URL: 'https://chat.sheaf.example.com',
    LINKS_SOURCE_URL: 'https://github.com/sheaf-archive/sheaf',
    LINKS_SOCIAL_URL: 'https://bsky.app/profile/sheaf.example.com',
    RATE_LIMIT_IS_ENABLED: 'false',
    RECOGNITION_MAX_CONCURRENCY: '2',
    LOG_IS_ENABLED: 'false',
  });
  return { ...config, isDemoMode: true };
}
