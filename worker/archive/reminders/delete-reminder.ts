import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteReminderChange, type ReminderRow } from './reminder-store.ts';

/**
 * Deletes a reminder (`found`). A reminder of a due date returns when the document gets another due date, but not for the
 * same one. Throws 404 `reminder.not_found`, 409 `document.in_trash`.
 */
export async function deleteReminder(
  scope: OrganizationScope,
  found: ReminderRow | undefined,
): Promise<void> {
  if (!found) throw new AppError('reminder.not_found');
  const { deleted, rows } = await commit(scope, deleteReminderChange(scope, found));
  if (rows.length > 0) throw new AppError('document.in_trash');
  if (deleted.length === 0) throw new AppError('reminder.not_found');
}
