import { ApiError } from '../../api/api-error.ts';

/** Where `/` leads: the last-used organization, the list, or the page that creates the first one. */
export function homePath(options: {
  organizationIds: readonly string[];
  lastUsedId: string | null;
}): string {
  const { organizationIds, lastUsedId } = options;
  if (lastUsedId && organizationIds.includes(lastUsedId)) return `/organizations/${lastUsedId}`;
  return organizationIds.length > 0 ? '/organizations' : '/organizations/first';
}

/** Whether a path segment has the shape of an organization's id; other addresses do not exist. */
export function isOrganizationIdShape(segment: string): boolean {
  return /^org_[a-zA-Z0-9]+$/.test(segment);
}

/** Whether a path is below `/organizations` without naming an organization: such an address does not exist. */
export function isNoOrganizationPath(pathname: string): boolean {
  const [, root, segment] = pathname.split('/');
  if (root !== 'organizations' || !segment) return false;
  return !['first', 'create'].includes(segment) && !isOrganizationIdShape(segment);
}

/** Whether a path is a page of an organization. */
export function isOrganizationPath(pathname: string): boolean {
  const [, root, segment = ''] = pathname.split('/');
  return root === 'organizations' && isOrganizationIdShape(segment);
}

const inaccessibleStatuses = [400, 401, 403];

/** Whether an organization failed to load because it is not the user's, rather than for another reason. */
export function isOrganizationInaccessible(error: unknown): boolean {
  return error instanceof ApiError && inaccessibleStatuses.includes(error.status);
}
