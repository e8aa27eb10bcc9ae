import type { WorkerConfig } from './worker-configs.ts';

/** Suffix of the host names that Cloudflare assigns to Workers. */
const workersDev = '.workers.dev';

export function isOnWorkersDev(address: string): boolean {
  return new URL(address).hostname.endsWith(workersDev);
}

export function assertAddress(address: string, name: string) {
  const example = 'https://archive.example.com';
  if (!URL.canParse(address)) {
    throw new Error(`APP_BASE_URL is "${address}": it is an address like ${example}.`);
  }
  const { protocol, hostname, origin, href, port } = new URL(address);
  if (protocol !== 'https:' || port !== '' || href !== `${origin}/`) {
    throw new Error(`APP_BASE_URL is "${address}": it is only https and a host, like ${example}.`);
  }
  if (!hostname.includes('.')) {
    throw new Error(`APP_BASE_URL is "${address}": nobody else can open this host.`);
  }
  if (hostname.endsWith(workersDev) && !hostname.startsWith(`${name}.`)) {
    throw new Error(
      `APP_BASE_URL is "${address}", but on workers.dev the Worker "${name}" is opened at ${name}.<your subdomain>${workersDev}.`,
    );
  }
}

/** Returns the public address of a Worker from wrangler's output. */
export function addressIn(output: string): string | undefined {
  return /https:\/\/[^\s/]+\.workers\.dev/.exec(output)?.[0];
}

/** Routes the application to its own domain alone, or to workers.dev. Other routes of the configuration stay. */
export function routingFor(address: string, { routes }: WorkerConfig) {
  if (isOnWorkersDev(address)) return { workers_dev: true };
  const domain = { pattern: new URL(address).hostname, custom_domain: true };
  return { workers_dev: false, routes: routes ?? [domain] };
}
