import { useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { CalendarDays, CircleCheck, MessageCircleQuestion } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { Reminder } from '../../../../shared/archive/reminders/reminder.ts';
import type { ToDo } from '../../../../shared/archive/reminders/to-do.ts';
import { prefetch, startOnce } from '../../../api/queries/prefetch.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { useToday } from '../../../i18n/formats/use-today.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ListError, ListLoading } from '../../../ui/lists/list-states.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { usePeople } from '../../custom-fields/use-people.ts';
import { useFieldText } from '../../fields/text/use-field-text.ts';
import type { LastChange } from '../../item-lists/last-change.ts';
import { DayText } from '../day-text.tsx';
import { CalendarDialog } from '../dialogs/calendar-dialog.tsx';
import { DoneReminderItem } from '../done-reminder-item.tsx';
import { remindersOf, remindersQuery, toDoQuery, type ReminderList } from '../reminder-api.ts';
import { ReminderItem } from '../reminder-item.tsx';
import { useReminderShortcuts } from '../use-reminder-shortcuts.ts';
import { useReminderTitle } from '../use-reminder-title.ts';
import { toDoEntries, type ToDoEntry } from './to-do-entries.ts';
import { ToDoRow } from './to-do-row.tsx';
import { useToDoChanges } from './use-to-do-changes.ts';

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

const firstRows = 6;
const nothing: ToDo = { overdueDocuments: [], proposedDocuments: [] };

export async function startToDo(queryClient: QueryClient, organizationId: string) {
  const all = remindersQuery(organizationId, lists.all);
  await Promise.all([
    prefetch(queryClient, toDoQuery(organizationId)),
    startOnce(queryClient, all.queryKey, () => queryClient.prefetchInfiniteQuery(all)),
  ]);
}

export function useIsToDoLoading(organizationId: string): boolean {
  const reminders = useInfiniteQuery(remindersQuery(organizationId, lists.all));
  const toDo = useQuery(toDoQuery(organizationId));
  return !(reminders.isFetched && toDo.isFetched);
}

interface ToDoSectionProps {
  organizationId: string;
  lastChangeRef: LastChange;
}

/** The user's tasks: payments, cancellations, renewals and checks, overdue ones first; and completed ones. */
export function ToDoSection({ organizationId, lastChangeRef }: ToDoSectionProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('all');
  const [isLong, setIsLong] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const today = useToday();
  const query = useInfiniteQuery(remindersQuery(organizationId, lists[shown]));
  const toDo = useQuery(toDoQuery(organizationId));
  const others = shown === 'done' ? nothing : (toDo.data ?? nothing);
  const entries =
    shown === 'done'
      ? doneEntries(remindersOf(query.data))
      : toDoEntries(remindersOf(query.data), others, today);
  const { data: members = [] } = usePeople(organizationId, { enabled: entries.length > 0 });
  const { changes, pay } = useToDoChanges(organizationId, lastChangeRef);
  useReminderShortcuts(list, lastChangeRef);
  const showRest = () => {
    flushSync(() => setIsLong(true));
    // The focused button is gone.
    list.current?.children[firstRows]?.querySelector<HTMLElement>('button, a')?.focus();
  };

  const options = (['all', 'mine', 'done'] as const).filter(
    (each) => each !== 'mine' || members.length > 1 || shown === 'mine',
  );
  const rest = isLong ? 0 : Math.max(entries.length - firstRows, 0);
  return (
    <section aria-label={t('reminders.title')} className="flex min-w-0 flex-col gap-3">
      <header className="flex h-8 items-center gap-2">
        <h2 tabIndex={-1} className="mr-auto text-lg font-semibold">
          {t('reminders.title')}
        </h2>
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
      {query.isSuccess && entries.length === 0 && !toDo.isLoadingError && (
        <p className="flex items-center gap-3 rounded-lg border border-border bg-surface px-3 py-4 text-muted">
          <CircleCheck size={20} aria-hidden className="shrink-0" />
          {t(noneKeys[shown])}
        </p>
      )}
      {entries.length > 0 && (
        <ul
          ref={list}
          className="divide-y divide-border rounded-lg border border-border bg-surface"
        >
          {entries.slice(0, entries.length - rest).map((entry) => (
            <Entry key={entry.id} {...{ entry, members, changes, pay }} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button className="self-start" size="sm" variant="ghost" onClick={showRest}>
          {t('common.show-more', { count: rest })}
        </Button>
      )}
      {(rest === 0 || query.isLoadingError) && (
        <LoadMore query={query} label={t('common.load-more')} errorTitle={t('reminders.error')} />
      )}
      {toDo.isLoadingError && !query.isLoadingError && (
        <ListError
          title={t('reminders.error')}
          error={toDo.error}
          isRetrying={toDo.isFetching}
          onRetry={() => void toDo.refetch()}
        />
      )}
    </section>
  );
}

function doneEntries(reminders: readonly Reminder[]): ToDoEntry[] {
  return reminders.map((reminder) => ({
    kind: 'reminder',
    id: reminder.id,
    day: reminder.remindOn,
    reminder,
  }));
}

type Changes = ReturnType<typeof useToDoChanges>;
type EntryProps = Changes & {
  entry: ToDoEntry;
  members: Parameters<typeof ReminderItem>[0]['members'];
};

function Entry({ entry, members, changes, pay }: EntryProps) {
  switch (entry.kind) {
    case 'overdue':
      return <OverdueItem document={entry.document} pay={pay} />;
    case 'proposed':
      return <ProposedItem document={entry.document} />;
    case 'reminder': {
      const { reminder } = entry;
      return isDone(reminder) ? (
        <DoneReminderItem {...{ reminder, members, changes }} />
      ) : (
        <ReminderItem {...{ reminder, members, changes }} />
      );
    }
  }
}

function OverdueItem({ document, pay }: { document: DocumentSummary } & Pick<Changes, 'pay'>) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const titleOf = useReminderTitle();
  const { organizationId, id: documentId, name, correspondent, totalAmount, dueDate } = document;
  const payment = { source: 'due-date', note: '', documentName: name, correspondent } as const;
  return (
    <ToDoRow
      organizationId={organizationId}
      documentId={documentId}
      title={titleOf({ ...payment, totalAmount: null })}
      amount={textOf('totalAmount', totalAmount)}
      check={{ label: t('reminders.mark-paid', { name }), run: () => pay(document) }}
      when={dueDate && <DayText day={dueDate} />}
      details={[correspondent ? name : '']}
    />
  );
}

function ProposedItem({ document }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const { organizationId, id: documentId, name, correspondent } = document;
  return (
    <ToDoRow
      organizationId={organizationId}
      documentId={documentId}
      title={t('reminders.answer', { what: correspondent?.name ?? name })}
      icon={<MessageCircleQuestion size={18} aria-hidden />}
      when={t('reminders.answer-reason')}
      details={[correspondent ? name : '']}
    />
  );
}

function isDone(reminder: Reminder): reminder is Reminder & { doneAt: Date } {
  return reminder.doneAt !== null;
}

function CalendarButton({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { isDemoMode } = useConfig();
  const [isOpen, setIsOpen] = useState(false);
  // A calendar cannot subscribe to the demo, which has no server.
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
