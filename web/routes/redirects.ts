import { ApiError } from '../api/api-error.ts';

/** Pages only for those who are not signed in. */
export const publicOnlyPaths = [
  '/login',
  '/register',
  '/reset-password',
  '/request-password-reset',
  '/email-validation-required',
];

const anyOrigin = 'https://sheaf.invalid';
const loadFailuresThatLeave = [400, 401, 403];

/**
 * A path of this site to go to after signing in, or undefined. Only relative paths: a link to the login page must not
 * be able to lead to another site. `//host`, `/\host` and control characters, which browsers skip, are read as browsers do.
 */
export function safeReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = URL.parse(value, anyOrigin);
  if (!url || url.origin !== anyOrigin) return undefined;
  if (url.pathname === '/' || url.pathname.startsWith('//')) return undefined;
  if (publicOnlyPaths.includes(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where `/` leads: the last-used organization, the list of them, or the first to be made. */
export function homePath(options: {
  organizationIds: readonly string[];
  lastUsedId: string | null;
}): string {
  const { organizationIds, lastUsedId } = options;
  if (lastUsedId && organizationIds.includes(lastUsedId)) return `/organizations/${lastUsedId}`;
  return organizationIds.length > 0 ? '/organizations' : '/organizations/first';
}

/** Whether an organization that cannot be loaded is none of this user's: they are sent to `/`. */
export function isOrganizationOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && loadFailuresThatLeave.includes(error.status);
}

/** Whether a path segment has the shape of an organization's id; other addresses do not exist. */
export function isOrganizationIdShape(segment: string): boolean {
  return /^org_[a-zA-Z0-9]+$/.test(segment);
}

/** Whether a path is below `/organizations` but names no organization: such an address does not exist. */
export function isNoOrganizationPath(pathname: string): boolean {
  const [, root, segment] = pathname.split('/');
  if (root !== 'organizations' || !segment) return false;
  return !['first', 'create'].includes(segment) && !isOrganizationIdShape(segment);
}

/** The same section in another organization: what belongs to one organization alone is left out. */
export function pathInOrganization(pathname: string, organizationId: string): string {
  const [, root, current, ...rest] = pathname.split('/');
  if (root !== 'organizations' || !current || !isOrganizationIdShape(current)) {
    return `/organizations/${organizationId}`;
  }
  const firstId = rest.findIndex((segment) => /^[a-z]+_[a-zA-Z0-9]+$/.test(segment));
  const section = firstId < 0 ? rest : rest.slice(0, firstId);
  return ['/organizations', organizationId, ...section.filter(Boolean)].join('/');
}
