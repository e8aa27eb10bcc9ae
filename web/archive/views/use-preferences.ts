import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MemberPreferencesInput } from '../../../shared/people/members/member-preferences.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import {
  currentMemberQuery,
  formerPreferenceKeys,
  useCurrentMember,
} from '../../api/current-member-api.ts';
import { removeStored } from '../../api/local-store.ts';
import { errorToast } from '../../i18n/error-toast.ts';

const { preferences } = api.organizations[':organizationId'].members.me;

/** What the user has chosen for themselves in an organization, and changes it; shown at once. */
export function usePreferences(organizationId: string) {
  const queryClient = useQueryClient();
  const member = useCurrentMember(organizationId);
  const { queryKey } = currentMemberQuery(organizationId);
  const mutationKey = ['change-preferences', organizationId];
  const { mutate } = useMutation({
    mutationKey,
    // One after another: the last choice is to be the last one written.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (json: MemberPreferencesInput) =>
      fetchJson(preferences.$patch({ param: { organizationId }, json }), 'memberPreferences'),
    onMutate: (change) => {
      // Its response would undo the choice on screen.
      void queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(
        queryKey,
        (cached) => cached && { ...cached, preferences: { ...cached.preferences, ...change } },
      );
    },
    onSuccess: (_preferences, change) => {
      const keys = formerPreferenceKeys(member);
      if (change.columns !== undefined) removeStored(keys.columns);
      if (change.defaultViewId !== undefined) removeStored(keys.defaultViewId);
    },
    onError: errorToast(),
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey }) <= 1;
      if (isLast) void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  });
  return { ...member.preferences, change: mutate };
}
