import { reminderDetails } from '../../../shared/archive/reminders/reminder-title.ts';
import type { Reminder } from '../../../shared/archive/reminders/reminder.ts';
import type { Member } from '../../../shared/people/members/member.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nameOf } from './name-of.ts';
import { ToDoRow } from './to-do/to-do-row.tsx';
import { useReminderTitle } from './use-reminder-title.ts';
import type { ReminderChanges } from './use-reminder-changes.ts';

interface DoneReminderItemProps {
  reminder: Reminder & { doneAt: Date };
  members: readonly Member[];
  changes: ReminderChanges;
}

export function DoneReminderItem({ reminder, members, changes }: DoneReminderItemProps) {
  const { t } = useTranslation();
  const { ago, dateTime } = useFormats();
  const titleOf = useReminderTitle();
  const { organizationId, documentId, documentName: name, doneAt, doneBy } = reminder;
  return (
    <ToDoRow
      organizationId={organizationId}
      documentId={documentId}
      title={titleOf(reminder)}
      check={{
        label: t('reminders.reopen', { name }),
        isChecked: true,
        run: () => changes.reopen(reminder),
      }}
      when={
        <time dateTime={doneAt.toISOString()} title={dateTime(doneAt)}>
          {ago(doneAt)}
        </time>
      }
      details={[nameOf(members, doneBy), ...reminderDetails(reminder)]}
    />
  );
}
