import type { QueryClient } from '@tanstack/react-query';
import {
  currentMemberQuery,
  organizationQuery,
  organizationsQuery,
} from '../../people/organizations/organization-api.ts';

export function loadOrganizations(queryClient: QueryClient) {
  return queryClient.fetchQuery(organizationsQuery);
}

/** Loads what the frame of an organization shows. */
export function loadOrganization(queryClient: QueryClient, organizationId: string) {
  return Promise.all([
    queryClient.ensureQueryData(organizationQuery(organizationId)),
    queryClient.ensureQueryData(currentMemberQuery(organizationId)),
    queryClient.ensureQueryData(organizationsQuery),
  ]);
}
