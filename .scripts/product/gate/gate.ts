import { refusalOf } from '../../local-guard.ts';
import { clientOf } from './client-of.ts';

/** The runtime's native stream, which does not pass through JavaScript. */
declare const IdentityTransformStream: new () => TransformStream<Uint8Array, Uint8Array>;
declare const FixedLengthStream: new (length: number) => TransformStream<Uint8Array, Uint8Array>;

type Service = { fetch(request: Request): Promise<Response> };
type GateEnvironment = {
  PRODUCT: Service;
  /** The runtime's own endpoints; undefined if the product is served publicly. */
  RUNTIME?: Service;
  TRUSTED_PROXIES: string;
};
/** The runtime sets address and port of the peer here, which no header can change. */
type DirectRequest = Request & { cf?: { clientIp?: string } };

/** Time in milliseconds that a response waits for the end of a request body that is read or unwanted. */
const longestEnd = 10_000;

/** Keeps a known length of the body. */
function streamFor(length: string | null): TransformStream<Uint8Array, Uint8Array> {
  return length === null ? new IdentityTransformStream() : new FixedLengthStream(Number(length));
}

/**
 * Entry for all requests of a self-hosted product: does what Cloudflare does for the product, and blocks the
 * runtime's own endpoints.
 */
export default {
  async fetch(request: DirectRequest, { PRODUCT, RUNTIME, TRUSTED_PROXIES }: GateEnvironment) {
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
    const init = { method: request.method, headers, redirect: 'manual' } as const;
    if (!request.body) return PRODUCT.fetch(new Request(url, init));
    const { readable, writable } = streamFor(request.headers.get('content-length'));
    const arrived = request.body.pipeTo(writable).catch(() => undefined);
    const response = await PRODUCT.fetch(new Request(url, { ...init, body: readable }));
    // If the response were sent earlier, the runtime would close the connection without a notice to the client.
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, longestEnd))]);
    return response;
  },
};
