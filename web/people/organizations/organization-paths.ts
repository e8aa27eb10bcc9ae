import { ApiError } from '../../api/api-error.ts';

/** Returns the target of `/`: the last organization, the list, or the page that creates the first one. */
export function homePath(options: {
  organizationIds: readonly string[];
  lastUsedId: string | null;
}): string {
  const { organizationIds, lastUsedId } = options;
  if (lastUsedId && organizationIds.includes(lastUsedId)) return `/organizations/${lastUsedId}`;
  return organizationIds.length > 0 ? '/organizations' : '/organizations/first';
}

export function isOrganizationIdShape(segment: string): boolean {
  return /^org_[a-zA-Z0-9]+$/.test(segment);
}

/** Returns whether a path is below `/organizations` without naming an organization; such a page does not exist. */
export function isNoOrganizationPath(pathname: string): boolean {
  const [, root, segment] = pathname.split('/');
  if (root !== 'organizations' || !segment) return false;
  return !['first', 'create'].includes(segment) && !isOrganizationIdShape(segment);
}

export function isOrganizationPath(pathname: string): boolean {
  const [, root, segment = ''] = pathname.split('/');
  return root === 'organizations' && isOrganizationIdShape(segment);
}

const inaccessibleStatuses = [400, 401, 403];

/** Returns whether an organization failed to load because the user has no access to it. */
export function isOrganizationInaccessible(error: unknown): boolean {
  return error instanceof ApiError && inaccessibleStatuses.includes(error.status);
}
