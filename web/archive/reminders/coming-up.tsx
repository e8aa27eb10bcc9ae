import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Reminder } from '../../../shared/archive/reminders/reminder.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { startOnce } from '../../api/queries/prefetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ListLoading } from '../../ui/lists/list-states.tsx';
import { LoadMore } from '../../ui/lists/load-more.tsx';
import { usePeople } from '../custom-fields/use-people.ts';
import { CalendarDialog } from './dialogs/calendar-dialog.tsx';
import { DoneReminderItem } from './done-reminder-item.tsx';
import {
  remindersOf,
  remindersQuery,
  type ReminderList,
  type ReminderPages,
} from './reminder-api.ts';
import { ReminderItem } from './reminder-item.tsx';
import { useReminderChanges } from './use-reminder-changes.ts';
import { useReminderShortcuts } from './use-reminder-shortcuts.ts';

/** What the section shows: open reminders of all or for the user, or those done. */
const lists = {
  all: { filter: 'all' },
  mine: { filter: 'mine' },
  done: { state: 'done' },
} satisfies Record<string, ReminderList>;
type Shown = keyof typeof lists;

const noneKeys = {
  all: 'reminders.none-open',
  mine: 'reminders.none-for-me',
  done: 'reminders.none-done',
} as const;

export async function startComingUp(queryClient: QueryClient, organizationId: string) {
  const all = remindersQuery(organizationId, lists.all);
  await startOnce(queryClient, all.queryKey, () => queryClient.prefetchInfiniteQuery(all));
  const open = queryClient.getQueryData(all.queryKey);
  if (!open || !isNearlyEmpty(open)) return;
  const done = remindersQuery(organizationId, lists.done);
  await startOnce(queryClient, done.queryKey, () => queryClient.prefetchInfiniteQuery(done));
}

/** What is done keeps the section once nothing is open, and is there when the last one becomes done. */
function isNearlyEmpty(open: ReminderPages): boolean {
  return remindersOf(open).length < 2;
}

export interface ComingUpProps {
  organizationId: string;
  /** In place of all of it, until it is known whether there are reminders. */
  loading: ReactNode;
  /** What follows the section: shown together with the reminders, which would move it. */
  children: ReactNode;
}

/**
 * The reminders of documents, the overdue ones first, and those that are done. Nothing is shown where there never was
 * one.
 */
export function ComingUp({ organizationId, loading, children }: ComingUpProps) {
  const open = useInfiniteQuery(remindersQuery(organizationId, lists.all));
  const done = useDone(organizationId, open.data);
  if (open.isPending || (remindersOf(open.data).length === 0 && done.isLoading)) return loading;
  return (
    <>
      <Reminders organizationId={organizationId} />
      {children}
    </>
  );
}

function useDone(organizationId: string, open: ReminderPages | undefined) {
  return useInfiniteQuery({
    ...remindersQuery(organizationId, lists.done),
    enabled: open !== undefined && isNearlyEmpty(open),
  });
}

function Reminders({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('all');
  const query = useInfiniteQuery(remindersQuery(organizationId, lists[shown]));
  const reminders = remindersOf(query.data);
  const isEmpty = reminders.length === 0;
  const done = useDone(organizationId, query.data);
  const { data: members = [] } = usePeople(organizationId, { enabled: reminders.length > 0 });
  const changes = useReminderChanges(organizationId);
  useReminderShortcuts(changes);

  const isUnused = isEmpty && remindersOf(done.data).length === 0;
  if (isUnused && shown === 'all') return null;
  const options = (['all', 'mine', 'done'] as const).filter(
    (each) => each !== 'mine' || members.length > 1 || shown === 'mine',
  );
  return (
    <section aria-label={t('reminders.title')} className="mt-8 flex flex-col gap-3">
      <header className="flex items-center gap-2">
        <h2 className="mr-auto text-lg font-semibold">{t('reminders.title')}</h2>
        <Select
          size="sm"
          label={t('reminders.filter.label')}
          isLabelHidden
          options={options.map((value) => ({ value, label: t(`reminders.filter.${value}`) }))}
          value={shown}
          onChange={({ currentTarget: { value } }) =>
            setShown(options.find((each) => each === value) ?? 'all')
          }
        />
        <CalendarButton organizationId={organizationId} />
      </header>
      {query.isPending && <ListLoading label={t('common.loading')} />}
      {query.isSuccess && isEmpty && <p className="text-muted">{t(noneKeys[shown])}</p>}
      {!isEmpty && (
        <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
          {reminders.map((reminder) =>
            isDone(reminder) ? (
              <DoneReminderItem key={reminder.id} {...{ reminder, members, changes }} />
            ) : (
              <ReminderItem key={reminder.id} {...{ reminder, members, changes }} />
            ),
          )}
        </ul>
      )}
      <LoadMore query={query} label={t('common.load-more')} errorTitle={t('reminders.error')} />
    </section>
  );
}

function isDone(reminder: Reminder): reminder is Reminder & { doneAt: Date } {
  return reminder.doneAt !== null;
}

function CalendarButton({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { isDemoMode } = useConfig();
  const [isOpen, setIsOpen] = useState(false);
  // No calendar can subscribe to a page without a server.
  if (isDemoMode) return null;
  return (
    <>
      <IconButton
        size="sm"
        aria-label={t('reminders.calendar.action')}
        title={t('reminders.calendar.action')}
        onClick={() => setIsOpen(true)}
      >
        <CalendarDays size={16} aria-hidden />
      </IconButton>
      <CalendarDialog organizationId={organizationId} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
