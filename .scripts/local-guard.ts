import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** What the local runtime offers beside the product: it would also serve every file of the archive without a sign-in. */
const runtimePath = /^\/+(?:cdn-cgi|__cf_local)(?:\/|$)/i;
/** The documented ones: the local mail intake, and Cron. */
const offeredPaths = ['/cdn-cgi/handler/email', '/cdn-cgi/handler/scheduled'];

type LocalRequest = {
  url?: string | undefined;
  /** Whether the documented ones are there at all. */
  isOffered?: boolean;
  headers: Partial<Record<string, string | string[]>>;
};

/** The status with which a request to the local runtime is refused; undefined for one of the product, or a documented one. */
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

/** The path of a request target, also as those may read it who take it for a reference to another host. */
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

/** Whether a page of another origin sends the request: a script or curl sends neither header. */
function isFromOtherPage({ host, origin, 'sec-fetch-site': site }: LocalRequest['headers']) {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== `http://${String(host)}`;
}

/** Names and values in turn, without those that tell the local runtime which of its Workers gets a request. */
export function withoutRouting(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, at) => !/^mf-/i.test(rawHeaders[at - (at % 2)] ?? ''));
}

/** Serves the product and the documented paths of the local runtime alone, in `vite dev` and `vite preview`. */
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
