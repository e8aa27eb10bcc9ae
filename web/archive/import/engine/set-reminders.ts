import type { PlannedReminder } from '../plan/import-plan.ts';
import type { ImportTransport } from './import-transport.ts';
import type { People } from './item-metadata.ts';
import type { Send } from './request-pace.ts';

/**
 * Sets the reminders of a document that the import made: those of persons are added, that of the due date is there already, unless it
 * is past. Who is no member is nobody in particular.
 */
export async function setReminders(
  planned: readonly PlannedReminder[],
  {
    documentId,
    isRepeated,
    people,
    transport,
    send,
  }: {
    documentId: string;
    isRepeated: boolean;
    people: People;
    transport: ImportTransport;
    send: Send;
  },
) {
  if (planned.length === 0) return;
  const hasDueDate = planned.some(({ source }) => source === 'due-date');
  const known =
    hasDueDate || isRepeated ? await send(() => transport.listReminders(documentId)) : [];
  for (const { source, date, note, snoozedUntil, isDone, ...reminder } of planned) {
    const found = known.find(
      (each) =>
        each.source === source &&
        (source === 'due-date' || (each.date === date && each.note === note)),
    );
    if (!found && source === 'due-date') continue;
    const assigneeId =
      reminder.assigneeId !== null && people.ids.has(reminder.assigneeId)
        ? reminder.assigneeId
        : null;
    const id =
      found?.id ??
      (await send(() => transport.createReminder({ documentId, date, note, assigneeId })));
    if (!found && snoozedUntil === null && !isDone) continue;
    await send(() => transport.updateReminder(id, { note, assigneeId, snoozedUntil, isDone }));
  }
}
