import { z } from 'zod';
import { isLocalHostname } from './local-hostname.ts';

const flag = (byDefault: boolean) =>
  z
    .enum(['true', 'false', ''])
    .default('')
    .transform((text) => (text === '' ? byDefault : text === 'true'));

const wholeNumber = (byDefault: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d*$/, 'must be a whole number')
    .default('')
    .transform((text) => (text === '' ? byDefault : Number(text)))
    .pipe(z.number().max(max, `must be at most ${max}`));

/** A hundred years; much later dates cannot be represented. */
const maxDays = 36_500;

const text = z.string().default('');

export const webUrl = z.url({ protocol: /^https?$/, error: 'must be a web address' });

const optionalWebUrl = z.union([z.literal(''), webUrl]).default('');

/** Files are sent to this address, so it must be on this machine. */
export const readerUrl = optionalWebUrl.refine(
  (url) => url === '' || isLocalHostname(URL.parse(url)?.hostname ?? ''),
  'must be an address of this machine',
);

/** The maximum number of pages of a document that are recognized; 0 for none. */
export const recognizedPages = wholeNumber(500);

/** The number of pages in their queue at once, of all organizations together: a queue of Cloudflare has 250 consumers. */
export const pagePlaces = wholeNumber(200, 250);

/** The maximum number of bytes of files and texts that one organization may store; 0 for no limit. */
export const maxStorageBytes = wholeNumber(0);

const builtInProviders = ['credential', 'github', 'google'];

const customProviderSchema = z
  .object({
    providerId: z
      .string()
      .regex(/^[\w-]+$/, 'must consist of letters, digits, "-" and "_"')
      .refine((id) => !builtInProviders.includes(id), 'is the id of a built-in provider'),
    name: z.string().min(1),
    icon: z.string().optional(),
    discoveryUrl: webUrl.optional(),
    authorizationUrl: webUrl.optional(),
    tokenUrl: webUrl.optional(),
    userInfoUrl: webUrl.optional(),
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
  .pipe(
    z
      .array(customProviderSchema)
      .refine(
        (providers) =>
          new Set(providers.map(({ providerId }) => providerId)).size === providers.length,
        'must have a different providerId for each provider',
      ),
  );

const baseUrl = z
  .string()
  .refine(isOrigin, 'must be the address users open, like https://archive.example.com')
  .transform((url) => new URL(url).origin);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

function listOf<Schema extends z.ZodType<string, string>>(item: Schema) {
  return z
    .string()
    .default('')
    .transform((names) => names.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(item));
}

export const variablesSchema = z.object({
  /** If empty, the address is the origin of each request, and only used in the response to it. */
  APP_BASE_URL: z.literal('').or(baseUrl).default(''),
  /** Further origins, besides the base URL, whose pages may use the API with the cookies of their users. */
  APP_ALLOWED_ORIGINS: listOf(baseUrl),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  AUTH_IS_REGISTRATION_ENABLED: flag(true),
  AUTH_IS_PASSWORD_RESET_ENABLED: flag(true),
  AUTH_IS_EMAIL_VERIFICATION_REQUIRED: flag(true),
  AUTH_SHOW_LEGAL_LINKS: flag(false),
  LINKS_TERMS_URL: optionalWebUrl,
  LINKS_PRIVACY_URL: optionalWebUrl,
  LINKS_CHAT_URL: optionalWebUrl,
  /** The releases of this repository are those of Sheaf. */
  LINKS_SOURCE_URL: optionalWebUrl,
  LINKS_SOCIAL_URL: optionalWebUrl,
  AUTH_PROVIDERS_EMAIL_IS_ENABLED: flag(true),
  AUTH_PROVIDERS_GITHUB_IS_ENABLED: flag(false),
  AUTH_PROVIDERS_GITHUB_CLIENT_ID: text,
  AUTH_PROVIDERS_GITHUB_CLIENT_SECRET: text,
  AUTH_PROVIDERS_GOOGLE_IS_ENABLED: flag(false),
  AUTH_PROVIDERS_GOOGLE_CLIENT_ID: text,
  AUTH_PROVIDERS_GOOGLE_CLIENT_SECRET: text,
  AUTH_PROVIDERS_CUSTOMS: customProvidersSchema,
  DOCUMENT_STORAGE_MAX_UPLOAD_SIZE: wholeNumber(10 * 1024 * 1024),
  DOCUMENTS_DELETED_DOCUMENTS_RETENTION_DAYS: wholeNumber(30, maxDays),
  INTAKE_EMAILS_IS_ENABLED: flag(false),
  INTAKE_EMAILS_DOMAIN: z
    .string()
    .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)*)?$/i, 'must be a domain, like intake.example.com')
    .default(''),
  INTAKE_EMAILS_MAX_PER_ORGANIZATION: wholeNumber(10),
  /** Treatment of mail from allowed senders without a DMARC pass of the receiving server. */
  INTAKE_EMAILS_UNVERIFIED: z
    .enum(['quarantine', 'accept', 'reject', ''])
    .default('')
    .transform((policy) => policy || 'quarantine'),
  MAX_ORGANIZATION_COUNT_PER_USER: wholeNumber(10),
  MAX_USER_ORGANIZATIONS_INVITATIONS_PER_DAY: wholeNumber(30),
  ORGANIZATION_INVITATION_EXPIRATION_DELAY_DAYS: wholeNumber(7, maxDays),
  ORGANIZATION_MAX_STORAGE_BYTES: maxStorageBytes,
  /**
   * Bytes that people without an account can load through the links of an organization in 24 hours;
   * 0 for no limit.
   */
  ORGANIZATION_MAX_SHARED_BYTES_PER_DAY: wholeNumber(8 * 1024 ** 3),
  EMAILS_DRIVER: z
    .enum(['cloudflare', 'resend', 'local', 'none', ''])
    .default('')
    .transform((driver) => driver || 'cloudflare'),
  EMAILS_FROM_ADDRESS: z
    .string()
    .regex(/^([^\s@<>,;:"]+@[^\s@<>,;:"]+)?$/, 'must be an email address without a name')
    .default(''),
  RESEND_API_KEY: text,
  RESEND_API_BASE_URL: optionalWebUrl.transform((url) => url || 'https://api.resend.com'),
  SUBSCRIPTIONS_IS_ENABLED: flag(false),
  STRIPE_API_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE_URL: optionalWebUrl,
  /** Accepted for compatibility; nothing is measured or sent. */
  ANALYTICS_IS_ENABLED: flag(false),
  ANALYTICS_TOKEN: text,
  WEBHOOK_URL_ALLOWED_HOSTNAMES: listOf(z.string().toLowerCase()),
  RATE_LIMIT_IS_ENABLED: flag(true),
  READER_URL: readerUrl,
  RECOGNITION_MAX_PAGES: recognizedPages,
  RECOGNITION_MAX_CONCURRENCY: pagePlaces,
  /** If empty, logging is enabled except on localhost. */
  LOG_IS_ENABLED: z.enum(['true', 'false', '']).default(''),
  SECURITY_CONTACT: z
    .union(
      [
        z.literal(''),
        z.email().transform((address) => `mailto:${address}`),
        z.url({ protocol: /^(https|mailto|tel)$/ }),
      ],
      'must be an email address or a web address',
    )
    .default(''),
});

export type Variables = z.infer<typeof variablesSchema>;
