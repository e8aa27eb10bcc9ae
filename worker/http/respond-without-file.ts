import type { FetcherLike } from '../platform/cloudflare/environment.ts';

/** The addresses of built files change with their content, so browsers keep whatever one answers (web/public/_headers). */
const isFile = (pathname: string) => pathname.startsWith('/assets/') || /\.[^/]*$/.test(pathname);

/**
 * Responds to a request outside of the API that no static file answers: 404 where a file is asked for, which a browser may
 * ask for again once it is there, and the product's page for every other path.
 */
export async function respondWithoutFile(
  request: Request,
  assets: FetcherLike | undefined,
): Promise<Response> {
  const { method, headers, url } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!assets || !isRead || isFile(new URL(url).pathname)) {
    return new Response('Not found', {
      status: 404,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
  }
  return assets.fetch(new URL('/', url), { method, headers });
}
