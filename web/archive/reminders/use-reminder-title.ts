import { reminderTitle, type Titled } from '../../../shared/archive/reminders/reminder-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export function useReminderTitle(): (reminder: Titled) => string {
  const { i18n, t } = useTranslation();
  return (reminder) =>
    reminderTitle(reminder, { locale: i18n.language, write: (key, what) => t(key, { what }) });
}
