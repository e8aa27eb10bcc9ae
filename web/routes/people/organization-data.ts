import type { QueryClient } from '@tanstack/react-query';
import { currentMemberQuery } from '../../api/current-member-api.ts';
import { noteOrganizationVersion } from '../../api/live-organization.ts';
import {
  organizationQuery,
  organizationsQuery,
} from '../../people/organizations/organization-api.ts';

export { endMembership } from '../../people/organizations/end-membership.ts';

export function loadOrganizations(queryClient: QueryClient) {
  return queryClient.fetchQuery(organizationsQuery);
}

/** Loads what the frame of an organization shows; what is old is shown, and loaded again meanwhile. */
export function loadOrganization(queryClient: QueryClient, organizationId: string) {
  const revalidateIfStale = true;
  noteOrganizationVersion(queryClient, organizationId);
  return Promise.all([
    queryClient.ensureQueryData({ ...organizationQuery(organizationId), revalidateIfStale }),
    queryClient.ensureQueryData({ ...currentMemberQuery(organizationId), revalidateIfStale }),
    queryClient.ensureQueryData({ ...organizationsQuery, revalidateIfStale }),
  ]);
}
