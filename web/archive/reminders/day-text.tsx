import { clsx } from 'clsx';
import { useToday } from '../../i18n/formats/use-today.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';
import { snoozeDays } from './reminder-days.ts';

export function DayText({ day }: { day: string }) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const now = useToday();
  const text = textOf('dueDate', day) ?? day;
  const isOverdue = day < now;
  return (
    <time
      dateTime={day}
      title={text}
      className={clsx(isOverdue && 'text-danger', day === now && 'font-medium text-ink')}
    >
      {isOverdue
        ? t('reminders.overdue', { day: text })
        : day === now
          ? t('reminders.today')
          : day === snoozeDays(now).tomorrow
            ? t('reminders.tomorrow')
            : text}
    </time>
  );
}
