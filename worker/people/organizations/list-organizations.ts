import type { ListedOrganization } from '../../../shared/people/organizations/organization.ts';
import type { UserScope } from '../../access/user-scope.ts';
import { findOrganizations } from './organization-store.ts';

export async function listOrganizations(scope: UserScope): Promise<ListedOrganization[]> {
  const { actor } = scope;
  const organizations = await findOrganizations(scope);
  if (actor.kind === 'user' || actor.organizationIds.length === 0) return organizations;
  return organizations.filter(({ id }) => actor.organizationIds.includes(id));
}
