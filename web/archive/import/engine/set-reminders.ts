import type { PlannedReminder } from '../plan/import-plan.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import type { People } from './item-metadata.ts';
import type { Send } from '../requests/request-pace.ts';

/**
 * Sets the reminders of a document that the import created. Reminders of users are added; those derived from dates
 * exist already, unless they are in the past. Assignees who are not members are dropped.
 */
export async function setReminders(
  planned: readonly PlannedReminder[],
  {
    documentId,
    isRepeated,
    people,
    requests,
    send,
  }: {
    documentId: string;
    isRepeated: boolean;
    people: People;
    requests: ImportRequests;
    send: Send;
  },
) {
  if (planned.length === 0) return;
  const hasDay = planned.some(({ source }) => source !== 'person');
  const known = hasDay || isRepeated ? await send(() => requests.listReminders(documentId)) : [];
  for (const { source, date, note, snoozedUntil, isDone, ...reminder } of planned) {
    const found = known.find(
      (each) =>
        each.source === source &&
        (source !== 'person' || (each.date === date && each.note === note)),
    );
    if (!found && source !== 'person') continue;
    const assigneeId =
      reminder.assigneeId !== null && people.ids.has(reminder.assigneeId)
        ? reminder.assigneeId
        : null;
    const id =
      found?.id ??
      (await send(() => requests.createReminder({ documentId, date, note, assigneeId })));
    if (!found && snoozedUntil === null && !isDone) continue;
    await send(() => requests.updateReminder(id, { note, assigneeId, snoozedUntil, isDone }));
  }
}
