import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/**
 * Endpoints that the local runtime adds to the product; they would serve every file of the archive without a sign-in.
 */
const runtimePath = /^\/+(?:cdn-cgi|__cf_local)(?:\/|$)/i;
const offeredPaths = ['/cdn-cgi/handler/email', '/cdn-cgi/handler/scheduled'];

type LocalRequest = {
  url?: string | undefined;
  isOffered?: boolean;
  headers: Partial<Record<string, string | string[]>>;
};

/**
 * Returns the status with which a request to the local runtime is refused; undefined for requests to the product or
 * to a documented endpoint.
 */
export function refusalOf({
  url = '/',
  headers,
  isOffered = true,
}: LocalRequest): 403 | 404 | undefined {
  const paths = pathsOf(url);
  if (!paths.some((path) => runtimePath.test(path))) return undefined;
  if (!isOffered || !paths.every((path) => offeredPaths.includes(path))) return 404;
  return isFromOtherPage(headers) ? 403 : undefined;
}

/** Returns the path of a request target, and the path it has if it is parsed as a reference to another host. */
function pathsOf(url: string): string[] {
  return [() => new URL(url, 'http://localhost'), () => new URL(`http://localhost${url}`)].flatMap(
    (parse) => {
      try {
        return [parse().pathname];
      } catch {
        return [];
      }
    },
  );
}

/** Returns whether a page of another origin sent the request. Scripts and curl send neither header. */
function isFromOtherPage({ host, origin, 'sec-fetch-site': site }: LocalRequest['headers']) {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== `http://${String(host)}`;
}

/** Returns names and values in turn, without the headers that select a Worker of the local runtime. */
export function withoutRouting(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, at) => !/^mf-/i.test(rawHeaders[at - (at % 2)] ?? ''));
}

/** Restricts `vite dev` and `vite preview` to the product and the documented endpoints of the local runtime. */
export function localGuard(): Plugin {
  return {
    name: 'local-guard',
    enforce: 'pre',
    configureServer: ({ middlewares }) => void middlewares.use(guard),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(guard),
  };
}

function guard(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  request.rawHeaders = withoutRouting(request.rawHeaders);
  const status = refusalOf(request);
  if (status === undefined) return next();
  response.writeHead(status, { 'content-type': 'text/plain' }).end('Not offered here');
}
