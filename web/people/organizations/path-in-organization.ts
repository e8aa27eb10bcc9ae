import { isOrganizationIdShape } from './organization-paths.ts';

/** Returns the same section in another organization, without ids that belong to the current one. */
export function pathInOrganization(pathname: string, organizationId: string): string {
  const [, root, current, ...rest] = pathname.split('/');
  if (root !== 'organizations' || !current || !isOrganizationIdShape(current)) {
    return `/organizations/${organizationId}`;
  }
  const firstId = rest.findIndex((segment) => /^[a-z]+_[a-zA-Z0-9]+$/.test(segment));
  const section = firstId < 0 ? rest : rest.slice(0, firstId);
  return ['/organizations', organizationId, ...section.filter(Boolean)].join('/');
}
