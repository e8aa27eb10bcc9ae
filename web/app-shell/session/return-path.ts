export const publicOnlyPaths = [
  '/login',
  '/register',
  '/reset-password',
  '/request-password-reset',
  '/email-validation-required',
];

const anyOrigin = 'https://sheaf.invalid';

/**
 * Returns a path of this site to open after the login, or undefined. Only relative paths are accepted, so that a link
 * to the login page cannot lead to another site. `//host`, `/\host` and control characters (which browsers skip) are
 * interpreted as browsers do.
 */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = URL.parse(value, anyOrigin);
  if (!url || url.origin !== anyOrigin) return undefined;
  if (url.pathname === '/' || url.pathname.startsWith('//')) return undefined;
  if (publicOnlyPaths.includes(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
