import { randomBytes } from 'node:crypto';
import { parseConfig } from '../../worker/platform/config.ts';
import { assertAddress } from './address.ts';
import type { DeployOptions } from './options.ts';
import type { WorkerConfig } from './worker-configs.ts';

const ownVariables = new Set(['APP_BASE_URL', 'EMAILS_FROM_ADDRESS']);
const samples = new Set(['', 'https://sheaf.example.com', 'sheaf@example.com']);

export const secretNames = [
  'AUTH_SECRET',
  'AUTH_PROVIDERS_GITHUB_CLIENT_SECRET',
  'AUTH_PROVIDERS_GOOGLE_CLIENT_SECRET',
  'RESEND_API_KEY',
  'STRIPE_API_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

export type Settings = {
  /** Undefined until Cloudflare has assigned an address on workers.dev. */
  address: string | undefined;
  variables: Record<string, string>;
  /** Secrets to upload: those that the application lacks, and those with a new value. */
  secrets: Record<string, string>;
  warnings: string[];
};

/**
 * Resolves the variables and secrets of the application: from the environment of the command, else from the
 * configuration. Address and sender fall back to their live values. Throws an Error that lists what the application
 * would refuse to start with.
 */
export function resolveSettings(
  { vars }: WorkerConfig,
  { name, environment }: Pick<DeployOptions, 'name' | 'environment'>,
  live: { variables: Record<string, string> | undefined; secrets: readonly string[] },
): Settings {
  const variables = Object.fromEntries(
    Object.entries(vars).map(([key, configured]) => [
      key,
      ownVariables.has(key)
        ? ([environment[key], configured, live.variables?.[key]].find(isOwnValue) ?? configured)
        : (environment[key] ?? configured),
    ]),
  );
  const secrets = Object.fromEntries(
    secretNames.flatMap((key) => {
      const value = environment[key] || (key === 'AUTH_SECRET' && generateIfMissing(live.secrets));
      return value ? [[key, value]] : [];
    }),
  );
  const address = isOwnValue(variables.APP_BASE_URL) ? variables.APP_BASE_URL : undefined;
  if (address) assertAddress(address, name);
  const config = parseConfig({ ...variables, ...standIns(live.secrets), ...secrets });
  return { address, variables, secrets, warnings: warningsFor(config) };
}

/** Placeholder values for secrets, which cannot be read back from Cloudflare. */
function standIns(secrets: readonly string[]) {
  const random = secrets.filter((key) => key !== 'AUTH_PROVIDERS_CUSTOMS');
  return Object.fromEntries(random.map((key) => [key, randomSecret()]));
}

function isOwnValue(value: string | undefined): value is string {
  return value !== undefined && !isSample(value);
}

function isSample(value: string): boolean {
  return samples.has(value);
}

function generateIfMissing(secrets: readonly string[]): string | undefined {
  return secrets.includes('AUTH_SECRET') ? undefined : randomSecret();
}

function randomSecret(): string {
  return randomBytes(32).toString('hex');
}

function warningsFor(config: ReturnType<typeof parseConfig>): string[] {
  if (!isSample(config.EMAILS_FROM_ADDRESS)) return [];
  const consequence = config.AUTH_IS_EMAIL_VERIFICATION_REQUIRED
    ? 'nobody can verify an address, so nobody can register'
    : 'no invitation, reset of a password or reminder arrives';
  return [
    `EMAILS_FROM_ADDRESS is ${config.EMAILS_FROM_ADDRESS}, from which no mail is sent: ${consequence}. ` +
      'Give it a verified sender; to try Sheaf without mail, set AUTH_IS_EMAIL_VERIFICATION_REQUIRED to "false" in wrangler.jsonc.',
  ];
}
