import type { Reminder, ReminderUpdate } from '../../../shared/archive/reminders/reminder.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { assertMember, withoutFormerMember } from './assert-member.ts';
import { updateReminderChange, type ReminderRow, type ReminderValues } from './reminder-store.ts';

/**
 * Changes the day, note, assignee, snooze or state of a reminder (`found`). Throws 400 for the day of a date of the document, which
 * is changed at the document, 404 `reminder.not_found` or `member.not_found`, 409 `document.in_trash`.
 */
export async function updateReminder(
  scope: OrganizationScope,
  update: ReminderUpdate,
  { found, actor }: { found: ReminderRow | undefined; actor: UserActor | ApiKeyActor },
): Promise<Reminder> {
  if (!found) throw new AppError('reminder.not_found');
  if (found.isTrashed) throw new AppError('document.in_trash');
  if (found.source !== 'person' && update.date !== undefined && update.date !== found.date) {
    const message = 'It follows a date of the document';
    throw new AppError('request.invalid', { details: [{ path: 'date', message }] });
  }
  const now = scope.platform.clock.now();
  const values = changedValues(found, update, { now, userId: actor.userId });
  if (Object.keys(values).length === 0) return found;
  await assertMember(scope, values.assigneeId);
  const change = updateReminderChange(scope, found, { ...values, changedAt: now });
  const [reminder] = (await commit(scope, change)).rows;
  if (!reminder) throw new AppError('reminder.not_found');
  if (reminder.isTrashed) throw new AppError('document.in_trash');
  return values.assigneeId ? withoutFormerMember(scope, reminder) : reminder;
}

function changedValues(
  found: Reminder,
  { date, note, assigneeId, snoozedUntil, isDone }: ReminderUpdate,
  { now, userId }: { now: Date; userId: string },
): ReminderValues {
  const isMoved = date !== undefined && date !== found.date;
  const isSnoozed = snoozedUntil !== undefined && snoozedUntil !== found.snoozedUntil;
  const isToggled = isDone !== undefined && isDone !== (found.doneAt !== null);
  return {
    ...(isMoved && { date, snoozedUntil: null }),
    ...(isSnoozed && { snoozedUntil }),
    ...(note !== undefined && note !== found.note && { note }),
    ...(assigneeId !== undefined && assigneeId !== found.assigneeId && { assigneeId }),
    ...(isToggled && (isDone ? { doneAt: now, doneBy: userId } : { doneAt: null, doneBy: null })),
  };
}
