import type {
  Reminder,
  ReminderPage,
  RemindersQuery,
} from '../../../shared/archive/reminders/reminder.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findReminders } from './reminder-list-store.ts';

export async function listReminders(
  scope: OrganizationScope,
  { pageSize, ...query }: RemindersQuery,
): Promise<ReminderPage> {
  const found = await findReminders(scope, { ...query, limit: pageSize + 1 });
  const reminders = found.slice(0, pageSize);
  const last = reminders.at(-1);
  return { reminders, nextCursor: found.length > pageSize && last ? cursorOf(last) : null };
}

function cursorOf({ id, remindOn, doneAt }: Reminder): string {
  return `${doneAt?.getTime() ?? remindOn}~${id}`;
}
