import { z } from 'zod';
import type { PublicConfig } from '../../shared/features/config/config.ts';
import packageJson from '../../package.json' with { type: 'json' };

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false', ''])
    .default('')
    .transform((text) => (text === '' ? byDefault : text === 'true'));

const wholeNumber = (byDefault: number) =>
  z
    .string()
    .regex(/^\d*$/, 'must be a whole number')
    .default('')
    .transform((text) => (text === '' ? byDefault : Number(text)));

const text = z.string().default('');

const customProviderSchema = z
  .object({
    providerId: z.string().min(1),
    name: z.string().min(1),
    icon: z.string().optional(),
    discoveryUrl: z.url().optional(),
    authorizationUrl: z.url().optional(),
    tokenUrl: z.url().optional(),
    userInfoUrl: z.url().optional(),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    scopes: z.array(z.string()).default(['openid', 'profile', 'email']),
  })
  .refine(
    (provider) =>
      provider.discoveryUrl ??
      (provider.authorizationUrl && provider.tokenUrl && provider.userInfoUrl),
    'needs discoveryUrl, or authorizationUrl, tokenUrl and userInfoUrl',
  );

const customProvidersSchema = z
  .string()
  .default('[]')
  .transform((json, context) => {
    try {
      return JSON.parse(json || '[]') as unknown;
    } catch {
      context.addIssue('must be a JSON array');
      return z.NEVER;
    }
  })
  .pipe(z.array(customProviderSchema));

const variablesSchema = z.object({
  APP_BASE_URL: z.url('must be the address people open, like https://archive.example.com'),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  AUTH_IS_REGISTRATION_ENABLED: flag(true),
  AUTH_IS_PASSWORD_RESET_ENABLED: flag(true),
  AUTH_IS_EMAIL_VERIFICATION_REQUIRED: flag(true),
  AUTH_SHOW_LEGAL_LINKS: flag(false),
  AUTH_PROVIDERS_EMAIL_IS_ENABLED: flag(true),
  AUTH_PROVIDERS_GITHUB_IS_ENABLED: flag(false),
  AUTH_PROVIDERS_GITHUB_CLIENT_ID: text,
  AUTH_PROVIDERS_GITHUB_CLIENT_SECRET: text,
  AUTH_PROVIDERS_GOOGLE_IS_ENABLED: flag(false),
  AUTH_PROVIDERS_GOOGLE_CLIENT_ID: text,
  AUTH_PROVIDERS_GOOGLE_CLIENT_SECRET: text,
  AUTH_PROVIDERS_CUSTOMS: customProvidersSchema,
  DOCUMENT_STORAGE_MAX_UPLOAD_SIZE: wholeNumber(10 * 1024 * 1024),
  DOCUMENTS_DELETED_DOCUMENTS_RETENTION_DAYS: wholeNumber(30),
  INTAKE_EMAILS_IS_ENABLED: flag(false),
  INTAKE_EMAILS_DOMAIN: text,
  INTAKE_EMAILS_MAX_PER_ORGANIZATION: wholeNumber(10),
  MAX_ORGANIZATION_COUNT_PER_USER: wholeNumber(10),
  MAX_USER_ORGANIZATIONS_INVITATIONS_PER_DAY: wholeNumber(30),
  ORGANIZATION_INVITATION_EXPIRATION_DELAY_DAYS: wholeNumber(7),
  EMAILS_DRIVER: z.enum(['cloudflare', 'resend', 'local']).default('cloudflare'),
  EMAILS_FROM_ADDRESS: text,
  RESEND_API_KEY: text,
  RESEND_API_BASE_URL: z.url().default('https://api.resend.com'),
  SUBSCRIPTIONS_IS_ENABLED: flag(false),
  STRIPE_API_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE_URL: text,
  ANALYTICS_IS_ENABLED: flag(false),
  ANALYTICS_TOKEN: text,
  WEBHOOK_URL_ALLOWED_HOSTNAMES: z
    .string()
    .default('')
    .transform((names) =>
      names
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter(Boolean),
    ),
  RATE_LIMIT_IS_ENABLED: flag(true),
});

export type Config = z.infer<typeof variablesSchema> & { version: string; isDemoMode: boolean };

const localHostnames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the configured address is this machine's own: the only place for local development's conveniences. */
export function isLocal(config: Pick<Config, 'APP_BASE_URL'>): boolean {
  return isLocalHostname(new URL(config.APP_BASE_URL).hostname);
}

export function isLocalHostname(hostname: string): boolean {
  return localHostnames.includes(hostname);
}

/**
 * The configuration from Worker variables and secrets (all strings).
 * Throws an Error that names each bad variable and what is wrong with it.
 */
export function parseConfig(variables: Record<string, unknown>): Config {
  const parsed = variablesSchema.safeParse(variables);
  if (!parsed.success) {
    throw new Error(
      'The configuration cannot be used:\n' +
        parsed.error.issues
          .map((issue) => `- ${issue.path.join('.')}: ${issue.message}`)
          .join('\n'),
    );
  }
  const config = { ...parsed.data, version: packageJson.version, isDemoMode: false };
  const problems = problemsOf(config);
  if (problems.length > 0) {
    throw new Error(['The configuration cannot be used:', ...problems].join('\n- '));
  }
  return config;
}

function problemsOf(config: Config): string[] {
  const problems: string[] = [];
  if (config.INTAKE_EMAILS_IS_ENABLED && !config.INTAKE_EMAILS_DOMAIN) {
    problems.push('INTAKE_EMAILS_DOMAIN: needed when intake e-mails are enabled');
  }
  if (config.EMAILS_DRIVER === 'resend' && !config.RESEND_API_KEY) {
    problems.push('RESEND_API_KEY: needed by the mail driver "resend"');
  }
  if (config.EMAILS_DRIVER !== 'local' && !config.EMAILS_FROM_ADDRESS) {
    problems.push(`EMAILS_FROM_ADDRESS: needed by the mail driver "${config.EMAILS_DRIVER}"`);
  }
  if (config.SUBSCRIPTIONS_IS_ENABLED && !config.STRIPE_API_SECRET_KEY) {
    problems.push('STRIPE_API_SECRET_KEY: needed when subscriptions are enabled');
  }
  if (isLocal(config)) return problems;
  if (config.EMAILS_DRIVER === 'local') {
    problems.push('EMAILS_DRIVER: "local" keeps mail in the database; it is for localhost only');
  }
  if (/change|sample|example|secret/i.test(config.AUTH_SECRET)) {
    problems.push('AUTH_SECRET: looks like a sample; make one with `openssl rand -hex 32`');
  }
  return problems;
}

/** The part of the configuration every visitor may know. */
export function publicConfigOf(config: Config): PublicConfig {
  return {
    baseUrl: config.APP_BASE_URL,
    version: config.version,
    documentsStorage: { maxUploadSize: config.DOCUMENT_STORAGE_MAX_UPLOAD_SIZE },
    documents: { deletedDocumentsRetentionDays: config.DOCUMENTS_DELETED_DOCUMENTS_RETENTION_DAYS },
    auth: {
      providers: {
        email: { isEnabled: config.AUTH_PROVIDERS_EMAIL_IS_ENABLED },
        google: { isEnabled: config.AUTH_PROVIDERS_GOOGLE_IS_ENABLED },
        github: { isEnabled: config.AUTH_PROVIDERS_GITHUB_IS_ENABLED },
        customs: config.AUTH_PROVIDERS_CUSTOMS.map(({ providerId, name, icon }) => ({
          providerId,
          name,
          icon,
        })),
      },
      isPasswordResetEnabled: config.AUTH_IS_PASSWORD_RESET_ENABLED,
      isRegistrationEnabled: config.AUTH_IS_REGISTRATION_ENABLED,
      isEmailVerificationRequired: config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED,
      showLegalLinksOnAuthPage: config.AUTH_SHOW_LEGAL_LINKS,
    },
    intakeEmails: { isEnabled: config.INTAKE_EMAILS_IS_ENABLED },
    isSubscriptionsEnabled: config.SUBSCRIPTIONS_IS_ENABLED,
    isDemoMode: config.isDemoMode,
  };
}
