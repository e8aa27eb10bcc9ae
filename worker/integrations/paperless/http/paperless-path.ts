import { getPath } from 'hono/utils/url';

const base = /^\/paperless\/[^/]+/;

/**
 * Returns the path for routing a request. One client repeats the base of the address in the path,
 * and some omit the slash at the end.
 */
export function routedPath(request: Request): string {
  const path = getPath(request);
  const [own] = base.exec(path) ?? [];
  if (own === undefined) return path;
  const once = path.startsWith(`${own}${own}/`) ? path.slice(own.length) : path;
  return once.endsWith('/') ? once : `${once}/`;
}

export function baseUrlOf(request: Request): string {
  const [own = ''] = base.exec(getPath(request)) ?? [];
  return `${new URL(request.url).origin}${own}/`;
}

export function isPaperlessPath(path: string): boolean {
  return path.startsWith('/paperless/');
}
