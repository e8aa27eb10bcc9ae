import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { readColumns } from '../../../shared/archive/documents/document-columns.ts';
import type { OwnMember } from '../../../shared/people/members/member.ts';
import { api, fetchJson } from '../api-client.ts';
import { readStored } from '../../browser/local-store.ts';
import { featureKey } from '../queries/organization-keys.ts';

/**
 * Reads the user's membership of an organization with their role. It is refetched often, as others can change the role.
 */
export function currentMemberQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'members', 'me'),
    queryFn: async () => {
      const { me } = api.organizations[':organizationId'].members;
      const response = me.$get({ param: { organizationId } });
      return withFormerPreferences((await fetchJson(response, 'ownMember')).member);
    },
    refetchOnWindowFocus: 'always',
  });
}

export function useCurrentMember(organizationId: string) {
  return useSuspenseQuery(currentMemberQuery(organizationId)).data;
}

/** Keys under which a former version stored the user's choices; these apply until the user chooses again. */
export function formerPreferenceKeys({
  organizationId,
  user,
}: Pick<OwnMember, 'organizationId' | 'user'>) {
  return {
    columns: `columns.${organizationId}.${user.id}`,
    defaultViewId: `default-view.${organizationId}.${user.id}`,
  } as const;
}

function withFormerPreferences(member: OwnMember): OwnMember {
  const { columns, defaultViewId } = member.preferences;
  const keys = formerPreferenceKeys(member);
  return {
    ...member,
    preferences: {
      columns: columns ?? readColumns(readStored(keys.columns)) ?? null,
      defaultViewId: defaultViewId ?? readStored(keys.defaultViewId),
    },
  };
}
