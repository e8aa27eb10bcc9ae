import { reminderTitle, type Titled } from '../../../shared/archive/reminders/reminder-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says what a reminder asks to do: "Pay Blumen Petersen, €84". */
export function useReminderTitle(): (reminder: Titled) => string {
  const { i18n, t } = useTranslation();
  return (reminder) =>
    reminderTitle(reminder, { locale: i18n.language, write: (key, what) => t(key, { what }) });
}
