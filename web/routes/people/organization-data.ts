import type { QueryClient } from '@tanstack/react-query';
import type { Organization } from '../../../shared/people/organizations/organization.ts';
import { noteOrganizationVersion } from '../../api/live-organization.ts';
import {
  currentMemberQuery,
  organizationQuery,
  organizationsQuery,
} from '../../people/organizations/organization-api.ts';

export { endMembership } from '../../people/organizations/end-membership.ts';

export function loadOrganizations(queryClient: QueryClient) {
  return queryClient.fetchQuery(organizationsQuery);
}

/**
 * Loads what the frame of an organization shows; what is old is shown, and loaded again meanwhile. The organization itself
 * is requested where it is not in the list.
 */
export async function loadOrganization(queryClient: QueryClient, organizationId: string) {
  const revalidateIfStale = true;
  noteOrganizationVersion(queryClient, organizationId);
  const { queryKey } = organizationsQuery;
  const loadFromList = async () => {
    const organizations = await queryClient.ensureQueryData({
      ...organizationsQuery,
      revalidateIfStale,
    });
    const listed = organizations.find(({ id }) => id === organizationId);
    await queryClient.ensureQueryData({
      ...organizationQuery(organizationId),
      initialData: listed && organizationOf(listed),
      initialDataUpdatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt,
      revalidateIfStale,
    });
  };
  await Promise.all([
    loadFromList(),
    queryClient.ensureQueryData({ ...currentMemberQuery(organizationId), revalidateIfStale }),
  ]);
}

function organizationOf({ id, name, createdAt, updatedAt }: Organization): Organization {
  return { id, name, createdAt, updatedAt };
}
