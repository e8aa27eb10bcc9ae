import { queryOptions } from '@tanstack/react-query';
import {
  memberResponseSchema,
  membersResponseSchema,
} from '../../../shared/people/members/member.ts';
import type { AssignableRole } from '../../../shared/roles.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';

const members = api.organizations[':organizationId'].members;

export type MemberAddress = { organizationId: string; memberId: string };

/** Everybody in an organization, the owner first. */
export function membersQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'members', 'list'),
    queryFn: async ({ signal }) =>
      (
        await fetchJson(
          members.$get({ param: { organizationId } }, { init: { signal } }),
          membersResponseSchema,
        )
      ).members,
  });
}

export async function changeRole(param: MemberAddress, role: AssignableRole) {
  const answer = members[':memberId'].$patch({ param, json: { role } });
  return (await fetchJson(answer, memberResponseSchema)).member;
}

export const removeMember = (param: MemberAddress) =>
  fetchVoid(members[':memberId'].$delete({ param }));

export const transferOwnership = (param: MemberAddress) =>
  fetchVoid(members[':memberId']['transfer-ownership'].$post({ param }));
