import { sharePath, sharePathAfter } from '../../shared/archive/documents/sharing.ts';
import type { FetcherLike } from '../platform/cloudflare/environment.ts';

/**
 * Whether a path can only be that of a file. The addresses of built files change with their
 * content, so browsers cache any response to them for good (web/public/_headers).
 */
export function isFilePath(pathname: string): boolean {
  return pathname.startsWith('/assets/') || /\.[^/]*$/.test(pathname);
}

/**
 * Responds to a request outside of the API for which there is no static file: 404 for the path of a
 * file, so that a browser may request it again later, and the page of Sheaf for every other path.
 */
export async function respondWithoutFile(
  request: Request,
  assets: FetcherLike | undefined,
): Promise<Response> {
  const { method, headers, url } = request;
  const { pathname } = new URL(url);
  // A file was shared with the application before its service worker ran, which alone can store the
  // file. The page shows this to the user.
  if (method === 'POST' && pathname === sharePath) {
    return new Response(null, { status: 303, headers: { location: sharePathAfter('missed') } });
  }
  const isRead = method === 'GET' || method === 'HEAD';
  if (!assets || !isRead || isFilePath(pathname)) {
    return new Response('Not found', {
      status: 404,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
  }
  return assets.fetch(new URL('/', url), { method, headers });
}
