import {
  infiniteQueryOptions,
  queryOptions,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type {
  Reminder,
  ReminderInput,
  ReminderPage,
  RemindersQuery,
  ReminderUpdate,
} from '../../../shared/archive/reminders/reminder.ts';
import { toDoResponseSchema } from '../../../shared/archive/reminders/to-do.ts';
import { api, fetchJson, fetchVoid } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import type { DocumentAddress } from '../documents/document-address.ts';

const { documents, reminders } = api.organizations[':organizationId'];
const toDo = documents['to-do'];
const one = reminders[':reminderId'];

export type ReminderList = Partial<Pick<RemindersQuery, 'state' | 'filter' | 'documentId'>>;
export type ReminderPages = InfiniteData<ReminderPage, unknown>;

const rows = { first: 6, further: 100 };

/** Reads a list of reminders: a few at first, and many with each further page. Those of a document come in one page. */
export function remindersQuery(organizationId: string, list: ReminderList) {
  const first = list.documentId === undefined ? rows.first : rows.further;
  return infiniteQueryOptions({
    queryKey: featureKey(organizationId, 'reminders', list),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = { pageSize: String(cursor === null ? first : rows.further) };
      const query = { ...list, ...page, ...(cursor !== null && { cursor }) };
      const response = reminders.$get({ param: { organizationId }, query }, { init: { signal } });
      return fetchJson(response, 'reminders');
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (previous) => previous,
  });
}

export function toDoQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'to-do'),
    queryFn: ({ signal }) => {
      const param = { organizationId };
      return fetchJson(toDo.$get({ param }, { init: { signal } }), toDoResponseSchema);
    },
  });
}

/** Shows a document as paid until the list is refetched. Returns a function that reverts this. */
export function hidePayment(
  queryClient: QueryClient,
  { organizationId, documentId }: DocumentAddress,
): () => void {
  const reminders = { queryKey: featureKey(organizationId, 'reminders') };
  const { queryKey } = toDoQuery(organizationId);
  for (const query of [reminders, { queryKey }]) void queryClient.cancelQueries(query);
  const before = queryClient.getQueriesData<ReminderPages>(reminders);
  const others = queryClient.getQueryData(queryKey);
  for (const [key, data] of before) {
    if (!data || (key.at(-1) as ReminderList).state === 'done') continue;
    const pages = data.pages.map((page) => ({
      ...page,
      reminders: page.reminders.filter(
        (each) => each.documentId !== documentId || each.source !== 'due-date',
      ),
    }));
    queryClient.setQueryData(key, { ...data, pages });
  }
  queryClient.setQueryData(
    queryKey,
    (data) =>
      data && {
        ...data,
        overdueDocuments: data.overdueDocuments.filter(({ id }) => id !== documentId),
      },
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
    queryClient.setQueryData(queryKey, others);
  };
}

export function remindersOf(data: ReminderPages | undefined): Reminder[] {
  return data?.pages.flatMap((page) => page.reminders) ?? [];
}

type ReminderChange = { reminder: Reminder; update: ReminderUpdate };

/**
 * Changes a reminder; the change is shown at once and rolled back if it fails. Requests run one after another, so that
 * an undo comes after its change.
 */
export function useUpdateReminder(organizationId: string) {
  const queryClient = useQueryClient();
  const { id: userId } = useCurrentUser();
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
      onMutate: async (change) => {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueriesData<ReminderPages>({ queryKey });
        for (const [key, pages] of before) {
          const list = key.at(-1) as ReminderList;
          if (pages) queryClient.setQueryData(key, withChange(pages, { ...change, list, userId }));
        }
        return before;
      },
      onError: (error, _change, before = []) => {
        for (const [key, pages] of before) queryClient.setQueryData(key, pages);
        errorToast()(error);
      },
    },
  );
}

/** Returns the pages after a change: the changed reminder leaves its list, or moves to its place in it. */
export function withChange(
  { pages, ...data }: ReminderPages,
  { reminder, update, list, userId }: ReminderChange & { list: ReminderList; userId: string },
): ReminderPages {
  const listed = remindersOf({ pages, ...data }).find(({ id }) => id === reminder.id);
  const changed = changedReminder(listed ?? reminder, update, userId);
  const others = pages.map((page) => ({
    ...page,
    reminders: page.reminders.filter(({ id }) => id !== reminder.id),
  }));
  const isReturning = update.isDone !== undefined;
  if (!(listed || isReturning) || !isListed(changed, list, userId))
    return { ...data, pages: others };
  const order = list.state === 'done' ? latestFirst : byDay;
  const later = others.findIndex((page) => page.reminders.some((each) => order(changed, each) < 0));
  const place = later < 0 ? others.length - 1 : later;
  return {
    ...data,
    pages: others.map((page, index) =>
      index === place ? { ...page, reminders: [...page.reminders, changed].toSorted(order) } : page,
    ),
  };
}

function changedReminder(
  reminder: Reminder,
  { isDone, ...values }: ReminderUpdate,
  userId: string,
): Reminder {
  const next = { ...reminder, ...values };
  const remindOn = next.snoozedUntil ?? next.date;
  if (isDone === undefined) return { ...next, remindOn };
  return { ...next, remindOn, ...(isDone ? doneNow(userId) : { doneAt: null, doneBy: null }) };
}

function doneNow(doneBy: string) {
  return { doneAt: new Date(), doneBy };
}

function isListed(
  { documentId, doneAt, assigneeId }: Reminder,
  { state = 'open', filter = 'all', ...list }: ReminderList,
  userId: string,
): boolean {
  const isOfDocument = list.documentId === undefined || list.documentId === documentId;
  const isForUser = filter === 'all' || assigneeId === null || assigneeId === userId;
  return isOfDocument && isForUser && (doneAt !== null) === (state === 'done');
}

function byDay(left: Reminder, right: Reminder): number {
  return `${left.remindOn} ${left.id}` < `${right.remindOn} ${right.id}` ? -1 : 1;
}

function latestFirst(left: Reminder, right: Reminder): number {
  return (right.doneAt?.getTime() ?? 0) - (left.doneAt?.getTime() ?? 0);
}

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
