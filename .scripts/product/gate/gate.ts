import { refusalOf } from '../../local-guard.ts';
import { clientOf } from './client-of.ts';

type Service = { fetch(request: Request): Promise<Response> };
type GateEnvironment = {
  PRODUCT: Service;
  /** The runtime's own endpoints; there are none where the product is served to others. */
  RUNTIME?: Service;
  TRUSTED_PROXIES: string;
};
/** With the address and port of who has opened the connection, which no header can change. */
type DirectRequest = Request & { cf?: { clientIp?: string } };

/** Where all requests arrive at home: it does what Cloudflare does for the product, and refuses the runtime's own endpoints. */
export default {
  fetch(request: DirectRequest, { PRODUCT, RUNTIME, TRUSTED_PROXIES }: GateEnvironment) {
    const url = new URL(request.url);
    const refusal = refusalOf({
      url: url.pathname,
      headers: Object.fromEntries(request.headers),
      isOffered: RUNTIME !== undefined,
    });
    if (refusal) return new Response('Not offered here', { status: refusal });
    if (RUNTIME && url.pathname.startsWith('/cdn-cgi/')) return RUNTIME.fetch(request);
    const client = clientOf({
      peer: request.cf?.clientIp ?? '',
      headers: request.headers,
      trusted: TRUSTED_PROXIES,
    });
    if (client.protocol) url.protocol = client.protocol;
    const headers = new Headers(request.headers);
    headers.set('cf-connecting-ip', client.address);
    const passedOn = new Request(new Request(url, request), { headers, redirect: 'manual' });
    return PRODUCT.fetch(passedOn);
  },
};
