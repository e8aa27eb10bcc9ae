import type { Reminder } from '../../../shared/archive/reminders/reminder.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteReminderChange } from './reminder-store.ts';

/** Deletes a reminder (`found`). That of a due date is made again for another date, not when the same one comes back. 404 `reminder.not_found`. */
export async function deleteReminder(
  scope: OrganizationScope,
  found: Reminder | undefined,
): Promise<void> {
  if (!found) throw new AppError('reminder.not_found');
  const { deleted } = await commit(scope, deleteReminderChange(scope, found));
  if (deleted.length === 0) throw new AppError('reminder.not_found');
}
