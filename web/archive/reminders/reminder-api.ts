import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type {
  Reminder,
  ReminderInput,
  ReminderPage,
  RemindersQuery,
  ReminderUpdate,
} from '../../../shared/archive/reminders/reminder.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/organization-keys.ts';
import { useOrganizationMutation } from '../../api/use-organization-mutation.ts';
import { errorToast } from '../../i18n/error-toast.ts';

const { reminders } = api.organizations[':organizationId'];
const one = reminders[':reminderId'];

type Listed = Partial<Pick<RemindersQuery, 'filter' | 'documentId' | 'pageSize'>>;

/** Open reminders, those overdue first. */
export function remindersQuery(organizationId: string, { pageSize = 25, ...listed }: Listed) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'reminders', listed, pageSize),
    queryFn: async ({ signal }) => {
      const request = {
        param: { organizationId },
        query: { ...listed, pageSize: String(pageSize) },
      };
      const response = reminders.$get(request, { init: { signal } });
      return fetchJson(response, 'reminders');
    },
    placeholderData: (previous) => previous,
  });
}

export type ReminderChange = { reminder: Reminder; update: ReminderUpdate };

/**
 * Changes a reminder; shown at once, and as it was if that fails. One change is sent after the other, so that none is undone
 * before it is made.
 */
export function useUpdateReminder(organizationId: string) {
  const queryClient = useQueryClient();
  const queryKey = featureKey(organizationId, 'reminders');
  const mutationKey = ['update-reminder', organizationId];
  return useOrganizationMutation<ReminderChange, Reminder, [readonly unknown[], unknown][]>(
    organizationId,
    {
      mutationKey,
      scope: { id: mutationKey.join(' ') },
      mutationFn: async ({ reminder, update: json }) => {
        const param = { organizationId, reminderId: reminder.id };
        return (await fetchJson(one.$patch({ param, json }), 'reminder')).reminder;
      },
      onMutate: async ({ reminder, update }) => {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueriesData<ReminderPage>({ queryKey });
        for (const [key, page] of before) {
          if (page) queryClient.setQueryData(key, withChange(page, reminder, update));
        }
        return before;
      },
      onError: (error, _change, before = []) => {
        for (const [key, page] of before) queryClient.setQueryData(key, page);
        errorToast()(error);
      },
    },
  );
}

/** The page as it will be: one that is done leaves it, one that is open again returns, one that is snoozed moves. */
export function withChange(
  page: ReminderPage,
  reminder: Reminder,
  { isDone, ...update }: ReminderUpdate,
): ReminderPage {
  const listed = page.reminders.find(({ id }) => id === reminder.id);
  const others = page.reminders.filter(({ id }) => id !== reminder.id);
  if (isDone || (!listed && isDone === undefined)) return { ...page, reminders: others };
  const next = { ...(listed ?? reminder), ...update };
  const changed = { ...next, remindOn: next.snoozedUntil ?? next.date };
  const reminders = [...others, changed].toSorted((left, right) =>
    `${left.remindOn} ${left.id}` < `${right.remindOn} ${right.id}` ? -1 : 1,
  );
  return { ...page, reminders };
}

/** Adds a reminder. The caller shows errors. */
export function useCreateReminder(organizationId: string) {
  return useOrganizationMutation<ReminderInput, Reminder>(organizationId, {
    mutationFn: async (json) => {
      const response = reminders.$post({ param: { organizationId }, json });
      return (await fetchJson(response, 'reminder')).reminder;
    },
  });
}

export function useDeleteReminder(organizationId: string) {
  return useOrganizationMutation<string, void>(organizationId, {
    mutationFn: (reminderId) => fetchVoid(one.$delete({ param: { organizationId, reminderId } })),
    onError: errorToast(),
  });
}
