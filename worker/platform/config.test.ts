import { describe, expect, it } from 'vitest';
import { parseConfig, publicConfigOf } from './config.ts';

const production = {
  APP_BASE_URL: 'https://archive.acme.org',
  AUTH_SECRET: 'f3b9c1d2e4a5968778695a4b3c2d1e0f',
  EMAILS_FROM_ADDRESS: 'archive@acme.org',
};
const parse = (variables: Record<string, unknown>) => parseConfig({ ...production, ...variables });
const provider = {
  providerId: 'acme',
  name: 'Acme',
  discoveryUrl: 'https://id.acme.org/.well-known/openid-configuration',
  clientId: 'sheaf',
  clientSecret: 'hidden',
};

it('needs three variables and has defaults for the rest', () => {
  expect(parse({})).toMatchObject({
    AUTH_IS_REGISTRATION_ENABLED: true,
    AUTH_IS_PASSWORD_RESET_ENABLED: true,
    AUTH_IS_EMAIL_VERIFICATION_REQUIRED: true,
    AUTH_SHOW_LEGAL_LINKS: false,
    AUTH_PROVIDERS_EMAIL_IS_ENABLED: true,
    AUTH_PROVIDERS_GITHUB_IS_ENABLED: false,
    AUTH_PROVIDERS_GOOGLE_IS_ENABLED: false,
    AUTH_PROVIDERS_CUSTOMS: [],
    DOCUMENT_STORAGE_MAX_UPLOAD_SIZE: 10_485_760,
    DOCUMENTS_DELETED_DOCUMENTS_RETENTION_DAYS: 30,
    INTAKE_EMAILS_IS_ENABLED: false,
    INTAKE_EMAILS_MAX_PER_ORGANIZATION: 10,
    INTAKE_EMAILS_UNVERIFIED: 'quarantine',
    MAX_ORGANIZATION_COUNT_PER_USER: 10,
    MAX_USER_ORGANIZATIONS_INVITATIONS_PER_DAY: 30,
    ORGANIZATION_INVITATION_EXPIRATION_DELAY_DAYS: 7,
    ORGANIZATION_MAX_STORAGE_BYTES: 0,
    ORGANIZATION_MAX_SHARED_BYTES_PER_DAY: 8_589_934_592,
    EMAILS_DRIVER: 'cloudflare',
    RESEND_API_BASE_URL: 'https://api.resend.com',
    READER_URL: '',
    RECOGNITION_MAX_CONCURRENCY: 200,
    SUBSCRIPTIONS_IS_ENABLED: false,
    ANALYTICS_IS_ENABLED: false,
    WEBHOOK_URL_ALLOWED_HOSTNAMES: [],
    RATE_LIMIT_IS_ENABLED: true,
  });
});

it('treats an empty variable as not set', () => {
  const names = Object.keys(parse({})).filter((name) => /^[A-Z]/.test(name));
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(parse({ ...empty, ...production })).toEqual(parse({}));
});

describe.each<[string, unknown[]]>([
  [
    'APP_BASE_URL',
    [
      undefined,
      '',
      'archive.acme.org',
      'ftp://acme.org',
      'javascript:alert(1)',
      'https://acme.org/archive',
      'https://ada:pass@acme.org',
      'https://acme.org?page=1',
      'https://acme.org#page',
    ],
  ],
  [
    'AUTH_SECRET',
    [
      undefined,
      '',
      'f3b9c1d2e4a5968778695a4b3c2d1e0',
      ' '.repeat(32),
      'x'.repeat(32),
      'change-me-change-me-change-me-now',
      'an-example-of-32-random-characters',
      '01234567890123456789012345678901',
      'my-password-my-password-my-password',
    ],
  ],
  ['AUTH_IS_REGISTRATION_ENABLED', ['yes', 'TRUE', '1', ' true']],
  ['DOCUMENT_STORAGE_MAX_UPLOAD_SIZE', ['-1', '1.5', '1e3', '10MB', '9'.repeat(20)]],
  ['DOCUMENTS_DELETED_DOCUMENTS_RETENTION_DAYS', ['-1', '36501', '9'.repeat(20)]],
  ['ORGANIZATION_INVITATION_EXPIRATION_DELAY_DAYS', ['36501']],
  ['RECOGNITION_MAX_CONCURRENCY', ['251', '-1', 'all']],
  ['EMAILS_DRIVER', ['smtp', 'local']],
  [
    'EMAILS_FROM_ADDRESS',
    ['', 'Sheaf <archive@acme.org>', 'a@acme.org\r\nBcc: b@acme.org', 'acme'],
  ],
  ['INTAKE_EMAILS_DOMAIN', ['@acme.org', 'https://acme.org', 'in take.acme.org', 'acme.org.']],
  ['RESEND_API_BASE_URL', ['resend', 'javascript:alert(1)']],
  ['READER_URL', ['reader', 'https://reader.example.com', 'http://localhost.example.com']],
  ['STRIPE_API_BASE_URL', ['stripe', 'file:///etc']],
  [
    'AUTH_PROVIDERS_CUSTOMS',
    [
      '[',
      '{}',
      'null',
      ...[
        [{ ...provider, providerId: '../callback' }],
        [{ ...provider, providerId: 'credential' }],
        [{ ...provider, providerId: 'github' }],
        [{ ...provider, discoveryUrl: 'javascript:alert(1)' }],
        [{ ...provider, discoveryUrl: undefined }],
        [provider, provider],
      ].map((list) => JSON.stringify(list)),
    ],
  ],
])('%s', (name, values) => {
  it.each(values)('rejects %j and names the variable', (value) => {
    expect(() => parse({ [name]: value })).toThrow(
      new RegExp(`^The configuration is invalid:\\n- ${name}`),
    );
  });
});

it.each([
  ['AUTH_PROVIDERS_GITHUB_IS_ENABLED', 'AUTH_PROVIDERS_GITHUB_CLIENT_ID'],
  ['AUTH_PROVIDERS_GITHUB_IS_ENABLED', 'AUTH_PROVIDERS_GITHUB_CLIENT_SECRET'],
  ['AUTH_PROVIDERS_GOOGLE_IS_ENABLED', 'AUTH_PROVIDERS_GOOGLE_CLIENT_ID'],
  ['AUTH_PROVIDERS_GOOGLE_IS_ENABLED', 'AUTH_PROVIDERS_GOOGLE_CLIENT_SECRET'],
  ['INTAKE_EMAILS_IS_ENABLED', 'INTAKE_EMAILS_DOMAIN'],
  ['SUBSCRIPTIONS_IS_ENABLED', 'STRIPE_API_SECRET_KEY'],
  ['SUBSCRIPTIONS_IS_ENABLED', 'STRIPE_WEBHOOK_SECRET'],
])('rejects %s without %s', (flag, needed) => {
  expect(() => parse({ [flag]: 'true' })).toThrow(`- ${needed}: required by ${flag}`);
});

it('rejects the email driver "resend" without its key', () => {
  expect(() => parse({ EMAILS_DRIVER: 'resend' })).toThrow('- RESEND_API_KEY: required by');
});

it('allows the email driver "local" and a simple secret on localhost only', () => {
  const local = { EMAILS_DRIVER: 'local', AUTH_SECRET: 'x'.repeat(32) };
  expect(() => parse(local)).toThrow(/EMAILS_DRIVER.*\n- AUTH_SECRET/);
  expect(parse({ ...local, APP_BASE_URL: 'http://localhost:8787' }).EMAILS_DRIVER).toBe('local');
});

it('normalizes the address', () => {
  expect(parse({ APP_BASE_URL: 'https://Archive.acme.org/' }).APP_BASE_URL).toBe(
    'https://archive.acme.org',
  );
});

it('has addresses for the links of the pages, of which empty ones are none', () => {
  const given = parse({
    LINKS_TERMS_URL: 'https://example.com/terms',
    LINKS_SOURCE_URL: 'https://example.com/code',
  });
  expect(publicConfigOf(given).links).toEqual({
    terms: 'https://example.com/terms',
    privacy: '',
    chat: '',
    source: 'https://example.com/code',
    social: '',
  });
  expect(() => parse({ LINKS_CHAT_URL: 'javascript:alert(1)' })).toThrow('LINKS_CHAT_URL');
});
