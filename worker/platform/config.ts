import type { PublicConfig } from '../../shared/operations/config.ts';
import { problemsOf } from './config-problems.ts';
import { type Variables, variablesSchema, webUrl } from './config-variables.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { isLocalHostname } from './local-hostname.ts';

export type Config = Omit<Variables, 'LOG_IS_ENABLED'> & {
  /** Whether every request, job and step of Cron is logged, in addition to failures. */
  LOG_IS_ENABLED: boolean;
  /** Whether the configured address is that of this machine. Some conveniences exist only in local development. */
  isLocal: boolean;
  version: string;
  isDemoMode: boolean;
};

/**
 * Returns the configuration for one request. If no address is configured, it is the origin of the
 * request, because the pages are requested from there. The sender of a request chooses the host, so
 * `parseConfig` refuses features that would send this address to others: mails, providers,
 * payments.
 */
export function configAt(config: Config, origin: string): Config {
  return config.APP_BASE_URL === '' ? { ...config, APP_BASE_URL: origin } : config;
}

export function sendsMail({ EMAILS_DRIVER }: Pick<Config, 'EMAILS_DRIVER'>): boolean {
  return EMAILS_DRIVER !== 'none';
}

/** Returns the origins whose pages belong to Sheaf. `own` is the origin of the API. */
export function originsOf(
  { APP_BASE_URL, APP_ALLOWED_ORIGINS }: Pick<Config, 'APP_BASE_URL' | 'APP_ALLOWED_ORIGINS'>,
  own: string,
): string[] {
  return [APP_BASE_URL, own, ...APP_ALLOWED_ORIGINS];
}

/**
 * Parses the configuration from the Worker's variables and secrets, which are strings. Throws an Error that lists each
 * invalid variable and its problem.
 */
export function parseConfig(variables: Record<string, unknown>): Config {
  const parsed = variablesSchema.safeParse(variables);
  if (!parsed.success) {
    throw new Error(
      'The configuration is invalid:\n' +
        parsed.error.issues
          .map((issue) => `- ${issue.path.join('.')}: ${issue.message}`)
          .join('\n'),
    );
  }
  const { LOG_IS_ENABLED: logging, AUTH_IS_PASSWORD_RESET_ENABLED: resets, ...rest } = parsed.data;
  const isLocal = isLocalHostname(URL.parse(rest.APP_BASE_URL)?.hostname ?? '');
  const config = {
    ...rest,
    AUTH_IS_PASSWORD_RESET_ENABLED: resets && sendsMail(rest),
    LOG_IS_ENABLED: logging === '' ? !isLocal : logging === 'true',
    isLocal,
    version: packageJson.version,
    isDemoMode: false,
  };
  const problems = problemsOf(config);
  if (problems.length > 0) {
    throw new Error(['The configuration is invalid:', ...problems].join('\n- '));
  }
  return config;
}

/** Returns the part of the configuration that clients may see. */
export function publicConfigOf(config: Config): PublicConfig {
  return {
    baseUrl: config.APP_BASE_URL,
    version: config.version,
    documentsStorage: {
      maxUploadSize: config.DOCUMENT_STORAGE_MAX_UPLOAD_SIZE,
      maxOrganizationSize: config.ORGANIZATION_MAX_STORAGE_BYTES,
    },
    documents: { deletedDocumentsRetentionDays: config.DOCUMENTS_DELETED_DOCUMENTS_RETENTION_DAYS },
    auth: {
      providers: {
        email: { isEnabled: config.AUTH_PROVIDERS_EMAIL_IS_ENABLED },
        google: { isEnabled: config.AUTH_PROVIDERS_GOOGLE_IS_ENABLED },
        github: { isEnabled: config.AUTH_PROVIDERS_GITHUB_IS_ENABLED },
        customs: config.AUTH_PROVIDERS_CUSTOMS.map(({ providerId, name, icon }) => ({
          providerId,
          name,
          icon: icon && webUrl.safeParse(icon).success ? `/api/provider-icons/${providerId}` : icon,
        })),
      },
      isPasswordResetEnabled: config.AUTH_IS_PASSWORD_RESET_ENABLED,
      isRegistrationEnabled: config.AUTH_IS_REGISTRATION_ENABLED,
      isEmailVerificationRequired: config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED,
      showLegalLinksOnAuthPage: config.AUTH_SHOW_LEGAL_LINKS,
    },
    links: {
      terms: config.LINKS_TERMS_URL,
      privacy: config.LINKS_PRIVACY_URL,
      chat: config.LINKS_CHAT_URL,
      source: config.LINKS_SOURCE_URL,
      social: config.LINKS_SOCIAL_URL,
    },
    intakeEmails: { isEnabled: config.INTAKE_EMAILS_IS_ENABLED },
    isMailEnabled: sendsMail(config),
    isSubscriptionsEnabled: config.SUBSCRIPTIONS_IS_ENABLED,
    isDemoMode: config.isDemoMode,
  };
}
