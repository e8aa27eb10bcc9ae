import { useQuery, type QueryClient } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useConfig } from '../../api/config-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { usePeople } from '../custom-fields/use-people.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { remindersQuery } from './reminder-api.ts';
import { ReminderItem } from './reminder-item.tsx';
import { useReminderChanges } from './use-reminder-changes.ts';

const shown = { few: 5, many: 100 };
const filters = ['all', 'mine'] as const;

/** Starts to load what the section shows first. */
export function startComingUp(queryClient: QueryClient, organizationId: string) {
  return queryClient.prefetchQuery(firstReminders(organizationId));
}

export interface ComingUpProps {
  organizationId: string;
  /** In place of all of it, until it is known whether there are reminders. */
  loading: ReactNode;
  /** What follows: shown together with the reminders, which would move it. */
  children: ReactNode;
}

/** What documents remind of, the overdue first. There is nothing to see where none do. */
export function ComingUp({ organizationId, loading, children }: ComingUpProps) {
  const isPending = useQuery(firstReminders(organizationId)).isPending;
  if (isPending) return loading;
  return (
    <>
      <Reminders organizationId={organizationId} />
      {children}
    </>
  );
}

const firstReminders = (organizationId: string) =>
  remindersQuery(organizationId, { filter: 'all', pageSize: shown.few });

function Reminders({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [isLong, setIsLong] = useState(false);
  const pageSize = isLong ? shown.many : shown.few;
  const { data } = useQuery(remindersQuery(organizationId, { filter, pageSize }));
  const reminders = data?.reminders ?? [];
  const isEmpty = reminders.length === 0;
  const { data: members = [] } = usePeople(organizationId, { enabled: !isEmpty });
  const changes = useReminderChanges(organizationId);
  useShortcut({
    keys: 'd',
    label: 'shortcuts.complete-reminder',
    run: completeFocused,
  });
  useShortcut({ keys: 'z', label: 'shortcuts.undo-reminder', run: changes.undo });

  if (!data || (isEmpty && filter === 'all')) return null;
  return (
    <section aria-label={t('reminders.title')} className="mt-8 flex flex-col gap-3">
      <header className="flex items-center gap-2">
        <h2 className="mr-auto text-lg font-semibold">{t('reminders.title')}</h2>
        {(members.length > 1 || filter === 'mine') && (
          <Select
            size="sm"
            label={t('reminders.filter.label')}
            isLabelHidden
            options={filters.map((value) => ({ value, label: t(`reminders.filter.${value}`) }))}
            value={filter}
            onChange={({ currentTarget }) =>
              setFilter(currentTarget.value === 'mine' ? 'mine' : 'all')
            }
          />
        )}
        <CalendarButton organizationId={organizationId} />
      </header>
      {isEmpty ? (
        <p className="text-muted">{t('reminders.none-for-me')}</p>
      ) : (
        <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
          {reminders.map((reminder) => (
            <ReminderItem
              key={reminder.id}
              reminder={reminder}
              members={members}
              changes={changes}
            />
          ))}
        </ul>
      )}
      {data.nextCursor !== null && !isLong && (
        <Button variant="ghost" size="sm" className="self-end" onClick={() => setIsLong(true)}>
          {t('reminders.show-all')}
        </Button>
      )}
    </section>
  );
}

/** Completes the reminder whose row has the focus. */
function completeFocused() {
  document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-complete]')?.click();
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
