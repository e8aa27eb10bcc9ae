import { getPath } from 'hono/utils/url';

const base = /^\/paperless\/[^/]+/;

/**
 * The path that a request is routed by. One client repeats the base of the address behind itself, and some leave out the
 * slash at the end.
 */
export function routedPath(request: Request): string {
  const path = getPath(request);
  const [own] = base.exec(path) ?? [];
  if (own === undefined) return path;
  const once = path.startsWith(`${own}${own}/`) ? path.slice(own.length) : path;
  return once.endsWith('/') ? once : `${once}/`;
}

/** The address of the API as the client typed it, to the slash before `api`. */
export function baseUrlOf(request: Request): string {
  const [own = ''] = base.exec(getPath(request)) ?? [];
  return `${new URL(request.url).origin}${own}/`;
}

export function isPaperlessPath(path: string): boolean {
  return path.startsWith('/paperless/');
}
