import { isLocalHostname } from '../../worker/platform/local-hostname.ts';
import { localProfile, readerProfile } from '../local-profile.ts';
import { networksOf } from './gate/client-of.ts';

type Environment = Record<string, string | undefined>;

/**
 * Returns how `npm start` serves, from the environment and `.dev.vars`, which has priority. If APP_BASE_URL is not
 * this machine, the server is public, so the runtime's own endpoints are disabled.
 */
export function serveOptions(environment: Environment, file: Record<string, string>) {
  const all: Environment = { ...environment, ...file };
  const port = Number(all.PORT ?? 8787);
  const variables = { ...localProfile(port, all), ...file };
  return {
    port,
    host: all.SHEAF_HOST ?? '127.0.0.1',
    trustedProxies: all.TRUSTED_PROXIES ?? '',
    offersRuntime: isLocalHostname(URL.parse(variables.APP_BASE_URL ?? '')?.hostname ?? ''),
    variables,
    readerVariables: readerProfile(all),
  };
}

/** Lists problems of the options that the Worker's own configuration check does not find. */
export function problemsOf(options: ReturnType<typeof serveOptions>): string[] {
  const { host, offersRuntime, variables, trustedProxies } = options;
  const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(host);
  return [
    ...(isOpen && offersRuntime
      ? [`SHEAF_HOST: ${host} can be reached by others; set APP_BASE_URL to the address they open`]
      : []),
    ...(variables.EMAILS_DRIVER === 'cloudflare'
      ? ['EMAILS_DRIVER: "cloudflare" sends mail on Cloudflare only; use "resend" or "none"']
      : []),
    ...proxyProblems(trustedProxies),
  ];
}

function proxyProblems(trustedProxies: string): string[] {
  try {
    networksOf(trustedProxies);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
