import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { isLocalHostname } from '../worker/platform/local-hostname.ts';

const sourceUrl = 'https://github.com/sheaf-archive/sheaf';

/** This machine reads one page at a time; a second one in the queue avoids idle time. */
const localPlaces = { RECOGNITION_MAX_CONCURRENCY: '2' };

const localVariables = {
  ...localPlaces,
  AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'false',
  INTAKE_EMAILS_IS_ENABLED: 'true',
  INTAKE_EMAILS_DOMAIN: 'intake.localhost',
  INTAKE_EMAILS_UNVERIFIED: 'accept',
  LINKS_SOURCE_URL: sourceUrl,
  EMAILS_DRIVER: 'local',
  EMAILS_FROM_ADDRESS: 'sheaf@localhost',
  WEBHOOK_URL_ALLOWED_HOSTNAMES: 'localhost',
};

/**
 * Variables of `npm start` at a public address: the product's defaults, with a driver that sends mail from this
 * machine.
 */
const publicVariables = {
  ...localPlaces,
  LINKS_SOURCE_URL: sourceUrl,
  EMAILS_DRIVER: 'resend',
  EMAILS_FROM_ADDRESS: '',
};

const overridable =
  /^(APP_|AUTH_|DOCUMENT_STORAGE_|DOCUMENTS_|INTAKE_EMAILS_|MAX_|ORGANIZATION_|EMAILS_|RESEND_|SUBSCRIPTIONS_|STRIPE_|ANALYTICS_|WEBHOOK_URL_|RATE_LIMIT_|READER_URL|RECOGNITION_|LOG_|SECURITY_|LINKS_)/;

type Environment = Record<string, string | undefined>;

export function localProfile(
  port: number,
  environment: Environment = process.env,
): Record<string, string> {
  const fromEnvironment = Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => overridable.test(entry[0]) && entry[1] !== undefined,
    ),
  );
  const { APP_BASE_URL: address = `http://localhost:${port}` } = fromEnvironment;
  return { APP_BASE_URL: address, ...variablesAt(address), ...fromEnvironment };
}

function variablesAt(address: string) {
  // Mails contain links, which need an address.
  if (address === '') return { ...localVariables, EMAILS_DRIVER: 'none' };
  const isLocal = isLocalHostname(URL.parse(address)?.hostname ?? '');
  return isLocal ? localVariables : publicVariables;
}

export function readerProfile(environment: Environment = process.env): Record<string, string> {
  const {
    READER_URL = '',
    RECOGNITION_MAX_PAGES,
    RECOGNITION_MAX_CONCURRENCY,
    ORGANIZATION_MAX_STORAGE_BYTES,
  } = environment;
  return {
    READER_URL,
    ...localPlaces,
    ...(RECOGNITION_MAX_CONCURRENCY && { RECOGNITION_MAX_CONCURRENCY }),
    ...(RECOGNITION_MAX_PAGES && { RECOGNITION_MAX_PAGES }),
    ...(ORGANIZATION_MAX_STORAGE_BYTES && { ORGANIZATION_MAX_STORAGE_BYTES }),
  };
}

export function localVariablesFile(path = '.dev.vars'): Record<string, string> {
  return parseEnv(readFileSync(path, 'utf8')) as Record<string, string>;
}

export function ensureSecret(path = '.dev.vars') {
  if (existsSync(path)) return;
  writeFileSync(path, `AUTH_SECRET="${randomBytes(32).toString('hex')}"\n`, { mode: 0o600 });
}
