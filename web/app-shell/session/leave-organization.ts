import type { RegisteredRouter } from '@tanstack/react-router';
import { onFailure } from '../../api/queries/failures.ts';
import { organizationKey } from '../../api/queries/organization-keys.ts';
import { queryClient } from '../../api/queries/query-client.ts';
import { endMembership } from '../../people/organizations/end-membership.ts';
import { membershipDoubtOf, organizationLoadedBy } from './membership.ts';

/**
 * Leaves an organization when a request shows that the membership has ended. A refusal may also be due to the role, so
 * that the organization is reloaded to decide.
 */
export function leaveWhenMembershipEnds(router: RegisteredRouter): () => void {
  return onFailure((failure) => {
    const doubt = membershipDoubtOf(failure);
    if (doubt.kind === 'ended') void leaveOrganization(router, doubt.organizationId);
    if (doubt.kind === 'unsure') reloadOpenOrganization(router);
  });
}

function reloadOpenOrganization(router: RegisteredRouter) {
  const organizationId = openOrganization(router);
  if (organizationId === undefined) return;
  void queryClient.refetchQueries(
    {
      queryKey: organizationKey(organizationId),
      predicate: ({ queryKey }) => organizationLoadedBy(queryKey) !== undefined,
    },
    { cancelRefetch: false },
  );
}

async function leaveOrganization(router: RegisteredRouter, organizationId: string) {
  endMembership(queryClient, organizationId);
  if (openOrganization(router) === organizationId) {
    await router.navigate({ to: '/', replace: true });
  }
  queryClient.removeQueries({ queryKey: organizationKey(organizationId), type: 'inactive' });
}

function openOrganization(router: RegisteredRouter): string | undefined {
  const params: { organizationId?: string } = router.state.matches.at(-1)?.params ?? {};
  return params.organizationId;
}
