import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { memberResponseSchema } from '../../../shared/people/members/member.ts';
import {
  organizationResponseSchema,
  organizationsResponseSchema,
} from '../../../shared/people/organizations/organization.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { featureKey, organizationKey } from '../../api/organization-keys.ts';

/** The organizations of the signed-in user. */
export const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async () =>
    (await fetchJson(api.organizations.$get(), organizationsResponseSchema)).organizations,
  staleTime: 60_000,
});

/** One organization. */
export function organizationQuery(organizationId: string) {
  return queryOptions({
    queryKey: organizationKey(organizationId),
    queryFn: async () =>
      (
        await fetchJson(
          api.organizations[':organizationId'].$get({ param: { organizationId } }),
          organizationResponseSchema,
        )
      ).organization,
    staleTime: 60_000,
  });
}

/** The signed-in user's own membership of an organization, and so their role there. */
export function currentMemberQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'members', 'me'),
    queryFn: async () =>
      (
        await fetchJson(
          api.organizations[':organizationId'].members.me.$get({ param: { organizationId } }),
          memberResponseSchema,
        )
      ).member,
    staleTime: 60_000,
  });
}

/** The signed-in user's membership; the organization's frame has loaded it. */
export function useCurrentMember(organizationId: string) {
  return useSuspenseQuery(currentMemberQuery(organizationId)).data;
}
