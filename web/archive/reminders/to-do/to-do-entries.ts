import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { Reminder } from '../../../../shared/archive/reminders/reminder.ts';
import type { ToDo } from '../../../../shared/archive/reminders/to-do.ts';
import { dayAfter } from '../../../../shared/time/utc-day.ts';

export type ToDoEntry = { id: string; day: string } & (
  | { kind: 'reminder'; reminder: Reminder }
  | { kind: 'overdue' | 'proposed'; document: DocumentSummary }
);

/** Answers have no day; they are listed before anything that is due in more days than this. */
const answerDays = 14;
const mostAnswers = 3;

export function toDoEntries(
  reminders: readonly Reminder[],
  { overdueDocuments, proposedDocuments }: ToDo,
  today: string,
): ToDoEntry[] {
  const answerOn = dayAfter(today, answerDays);
  return [
    ...overdueDocuments.map((document) => ({
      kind: 'overdue' as const,
      id: document.id,
      day: document.dueDate ?? today,
      document,
    })),
    ...reminders.map((reminder) => ({
      kind: 'reminder' as const,
      id: reminder.id,
      day: reminder.remindOn,
      reminder,
    })),
    ...proposedDocuments.slice(0, mostAnswers).map((document) => ({
      kind: 'proposed' as const,
      id: `answer-${document.id}`,
      day: answerOn,
      document,
    })),
  ].toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}
