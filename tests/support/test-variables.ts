export const testVariables = {
  APP_BASE_URL: 'http://localhost:8787',
  AUTH_SECRET: 'aa41ee0cfb3f4e06bd2a5a8adcd57be5d0c7d4e2b0a94ce6',
  AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'false',
  EMAILS_DRIVER: 'local',
  EMAILS_FROM_ADDRESS: 'sheaf@localhost',
  INTAKE_EMAILS_IS_ENABLED: 'true',
  INTAKE_EMAILS_DOMAIN: 'intake.localhost',
  INTAKE_EMAILS_UNVERIFIED: 'accept',
  WEBHOOK_URL_ALLOWED_HOSTNAMES: 'localhost',
  RATE_LIMIT_IS_ENABLED: 'false',
  LOG_IS_ENABLED: 'false',
};
