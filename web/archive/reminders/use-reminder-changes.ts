import type { Reminder, ReminderUpdate } from '../../../shared/archive/reminders/reminder.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';
import type { LastChange } from '../item-lists/last-change.ts';
import { useReminderTitle } from './use-reminder-title.ts';
import { useUpdateReminder } from './reminder-api.ts';

export type ReminderChanges = ReturnType<typeof useReminderChanges>;

/** Changes of reminders by one click. Each can be undone in its toast, and with `lastChangeRef` by a key. */
export function useReminderChanges(organizationId: string, lastChangeRef?: LastChange) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const titleOf = useReminderTitle();
  const { mutate } = useUpdateReminder(organizationId);

  const change = (
    reminder: Reminder,
    { update, back, title }: { update: ReminderUpdate; back: ReminderUpdate; title: string },
  ) => {
    const undo = () => {
      if (lastChangeRef?.current === undo) lastChangeRef.current = undefined;
      mutate({ reminder, update: back });
    };
    if (lastChangeRef) lastChangeRef.current = undo;
    mutate({ reminder, update });
    toast.success(title, {
      description: titleOf(reminder),
      action: {
        label: t('documents.undo'),
        onClick: undo,
      },
    });
  };

  return {
    complete: (reminder: Reminder) =>
      change(reminder, {
        update: { isDone: true },
        back: { isDone: false },
        title: t('reminders.completed'),
      }),
    reopen: (reminder: Reminder) =>
      change(reminder, {
        update: { isDone: false },
        back: { isDone: true },
        title: t('reminders.reopened'),
      }),
    snooze: (reminder: Reminder, day: string) =>
      change(reminder, {
        update: { snoozedUntil: day },
        back: { snoozedUntil: reminder.snoozedUntil },
        title: t('reminders.snoozed', { day: textOf('dueDate', day) }),
      }),
    assign: (reminder: Reminder, assigneeId: string | null) =>
      mutate({ reminder, update: { assigneeId } }),
  };
}
