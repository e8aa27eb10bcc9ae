import type { Reminder, ReminderInput } from '../../../shared/archive/reminders/reminder.ts';
import { createId } from '../../../shared/ids.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { assertMember, withoutFormerMember } from './assert-member.ts';
import { addReminderChange } from './reminder-store.ts';

/**
 * Adds a reminder to an active document, for the actor if no assignee is given. Throws 404 `document.not_found` or
 * `member.not_found`, 409 `document.in_trash`, 403 `limit.reached`.
 */
export async function createReminder(
  scope: OrganizationScope,
  { assigneeId, ...input }: ReminderInput,
  { userId }: UserActor | ApiKeyActor,
): Promise<Reminder> {
  await assertMember(scope, assigneeId);
  const { documents, rows } = await commit(
    scope,
    addReminderChange(scope, {
      ...input,
      id: createId('rem'),
      assigneeId: assigneeId === undefined ? userId : assigneeId,
      createdBy: userId,
      createdAt: scope.platform.clock.now(),
    }),
  );
  const [document] = documents;
  if (!document) throw new AppError('document.not_found');
  if (document.isDeleted) throw new AppError('document.in_trash');
  const [reminder] = rows;
  if (!reminder) throw new AppError('limit.reached');
  return withoutFormerMember(scope, reminder);
}
