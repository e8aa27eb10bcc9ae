import type { Reminder } from '../../../shared/archive/reminders/reminder.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { runBatch } from '../../database/database.ts';
import { findPeople } from '../custom-fields/stored/find-people.ts';
import { unassignReminders } from './reminder-store.ts';

/** Throws 404 `member.not_found` unless the assignee is null or a member. The actor is always a member. */
export async function assertMember(
  scope: OrganizationScope,
  assigneeId: string | null | undefined,
): Promise<void> {
  if (!(await isForMember(scope, assigneeId))) throw new AppError('member.not_found');
}

/**
 * Returns the stored reminder after a second check of its assignee: the membership may have ended
 * between the check and the write, and its job may be done already.
 */
export async function withoutFormerMember(
  scope: OrganizationScope,
  reminder: Reminder,
): Promise<Reminder> {
  const { assigneeId: userId } = reminder;
  if (!userId || (await isForMember(scope, userId))) return reminder;
  await runBatch(scope.database, unassignReminders(scope, { userId, until: undefined }));
  return { ...reminder, assigneeId: null };
}

async function isForMember(
  scope: OrganizationScope,
  assigneeId: string | null | undefined,
): Promise<boolean> {
  if (!assigneeId || assigneeId === userIdOf(scope.actor)) return true;
  const people = await findPeople(scope);
  return people.some(({ id }) => id === assigneeId);
}
