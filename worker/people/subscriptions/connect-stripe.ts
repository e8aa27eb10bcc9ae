import type { Config } from '../../platform/config.ts';

/** The official client over fetch, loaded on first use. `STRIPE_API_BASE_URL` replaces Stripe's own address. */
export async function connectStripe(config: Config) {
  const { default: Stripe } = await import('stripe');
  return new Stripe(config.STRIPE_API_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    appInfo: { name: 'Sheaf', version: config.version },
    ...(config.STRIPE_API_BASE_URL && addressOf(config.STRIPE_API_BASE_URL)),
  });
}

function addressOf(baseUrl: string) {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isHttp = protocol === 'http:';
  return {
    protocol: isHttp ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isHttp ? '80' : '443'),
  };
}
