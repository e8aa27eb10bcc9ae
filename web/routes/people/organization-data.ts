import type { QueryClient } from '@tanstack/react-query';
import { currentMemberQuery } from '../../api/session/current-member-api.ts';
import { noteOrganizationVersion } from '../../api/queries/live-organization.ts';
import { prefetch } from '../../api/queries/prefetch.ts';
import { documentStatisticsQuery } from '../../archive/documents/document-api.ts';
import { viewsQuery } from '../../archive/views/views-query.ts';
import { prepareFormats } from '../../i18n/formats/use-formats.ts';
import { invitationCountQuery } from '../../people/invitations/invitation-api.ts';
import {
  organizationQuery,
  organizationsQuery,
} from '../../people/organizations/organization-api.ts';
import { isFirstScreen } from '../../ui/first-screen.ts';

export { endMembership } from '../../people/organizations/end-membership.ts';

export function loadOrganizations(queryClient: QueryClient) {
  return queryClient.fetchQuery(organizationsQuery);
}

/** Loads the data of an organization's frame; stale data is shown while it is refetched. */
export function loadOrganization(queryClient: QueryClient, organizationId: string) {
  const revalidateIfStale = true;
  noteOrganizationVersion(queryClient, organizationId);
  startFrame(queryClient, organizationId);
  if (isFirstScreen()) void prepareFormats();
  return Promise.all([
    queryClient.ensureQueryData({ ...organizationQuery(organizationId), revalidateIfStale }),
    queryClient.ensureQueryData({ ...currentMemberQuery(organizationId), revalidateIfStale }),
    queryClient.ensureQueryData({ ...organizationsQuery, revalidateIfStale }),
  ]);
}

/** Starts to load the data of the frame, usually before the frame itself, which is then rendered once. */
function startFrame(queryClient: QueryClient, organizationId: string) {
  const staleTime = 'static';
  void prefetch(queryClient, { ...viewsQuery(organizationId), staleTime });
  void prefetch(queryClient, { ...documentStatisticsQuery(organizationId), staleTime });
  void prefetch(queryClient, { ...invitationCountQuery, staleTime });
}
