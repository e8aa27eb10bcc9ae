import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  memberResponseSchema,
  membersResponseSchema,
  type Member,
} from '../../../shared/people/members/member.ts';
import type { AssignableRole, Role } from '../../../shared/roles.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import type { MutationCallbacks } from '../../api/queries/mutation-callbacks.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sortMembers } from './sort-members.ts';

const members = api.organizations[':organizationId'].members;

type MemberAddress = { organizationId: string; memberId: string };

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

export function useMembers(organizationId: string) {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  const select = useCallback((members: Member[]) => sortMembers(members, locale), [locale]);
  return useQuery({ ...membersQuery(organizationId), select });
}

/** Changes a role. The change is shown at once and rolled back if the request fails. */
export function useChangeRole(
  { organizationId, memberId }: MemberAddress,
  callbacks: { onSuccess: (member: Member) => void; onError: (error: Error) => void },
) {
  const queryClient = useQueryClient();
  const { queryKey } = membersQuery(organizationId);
  const showRole = (roleOf: (shown: Role) => Role) =>
    queryClient.setQueryData(queryKey, (list) =>
      list?.map((each) => (each.id === memberId ? { ...each, role: roleOf(each.role) } : each)),
    );
  return useOrganizationMutation(organizationId, {
    mutationKey: ['change-role', organizationId],
    // Requests run one after another, so that the last role is written last.
    scope: { id: `change-role ${memberId}` },
    mutationFn: async (role: AssignableRole) => {
      const param = { organizationId, memberId };
      const response = members[':memberId'].$patch({ param, json: { role } });
      return (await fetchJson(response, memberResponseSchema)).member;
    },
    onMutate: (role) => {
      // The response of a running refetch would undo the change on screen.
      void queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.find(({ id }) => id === memberId)?.role;
      showRole(() => role);
      return before;
    },
    onSuccess: (member) => callbacks.onSuccess(member),
    onError: (error, role, before = role) => {
      // Another role may have been chosen since.
      showRole((shown) => (shown === role ? before : shown));
      callbacks.onError(error);
    },
  });
}

export function useRemoveMember(param: MemberAddress, callbacks: MutationCallbacks) {
  return useOrganizationMutation<void, void>(param.organizationId, {
    ...callbacks,
    mutationFn: () => fetchVoid(members[':memberId'].$delete({ param })),
  });
}

export function useTransferOwnership(param: MemberAddress, callbacks: MutationCallbacks) {
  return useOrganizationMutation<void, void>(param.organizationId, {
    ...callbacks,
    mutationFn: () => fetchVoid(members[':memberId']['transfer-ownership'].$post({ param })),
  });
}
