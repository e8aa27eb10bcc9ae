import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MemberPreferencesInput } from '../../../shared/people/members/member-preferences.ts';
import { api, fetchVoid } from '../../api/api-client.ts';
import {
  currentMemberQuery,
  formerPreferenceKeys,
  useCurrentMember,
} from '../../api/session/current-member-api.ts';
import { removeStored } from '../../browser/local-store.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

const { preferences } = api.organizations[':organizationId'].members.me;

export function useChangePreferences(organizationId: string) {
  const queryClient = useQueryClient();
  const member = useCurrentMember(organizationId);
  const { queryKey } = currentMemberQuery(organizationId);
  const mutationKey = ['change-preferences', organizationId];
  /** Returns whether later pending changes replace all of this one, as while a column is dragged. */
  const isReplaced = (change: MemberPreferencesInput) => {
    const pending = queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' });
    const later = pending.slice(pending.findIndex(({ state }) => state.variables === change) + 1);
    return later.some(({ state: { variables } }) =>
      Object.keys(change).every((key) => Object.hasOwn(variables as MemberPreferencesInput, key)),
    );
  };
  const { mutate } = useMutation({
    mutationKey,
    // Requests run one after another, so that the last choice is written last.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (json: MemberPreferencesInput) => {
      if (isReplaced(json)) return;
      const request = { param: { organizationId }, json };
      // `keepalive` completes the request even if the page is left at once.
      await fetchVoid(preferences.$patch(request, { init: { keepalive: true } }));
    },
    onMutate: (change) => {
      // The response of a running refetch would undo the choice on screen.
      void queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(
        queryKey,
        (cached) => cached && { ...cached, preferences: { ...cached.preferences, ...change } },
      );
    },
    onSuccess: (_none, change) => {
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
  return mutate;
}
