import { expect, it } from 'vitest';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { Reminder } from '../../../../shared/archive/reminders/reminder.ts';
import { toDoEntries } from './to-do-entries.ts';

const reminder = (id: string, remindOn: string) => ({ id, remindOn }) as Reminder;
const document = (id: string, dueDate: string | null = null) =>
  ({ id, dueDate }) as DocumentSummary;

it('is one list by day, with answers before what is far away', () => {
  const entries = toDoEntries(
    [reminder('old', '2026-01-01'), reminder('soon', '2026-03-10'), reminder('far', '2027-01-01')],
    {
      overdueDocuments: [document('late', '2026-02-20'), document('later', '2025-12-20')],
      proposedDocuments: ['1', '2', '3', '4'].map((id) => document(id)),
    },
    '2026-03-01',
  );
  expect(entries.map(({ id }) => id)).toEqual([
    'later',
    'old',
    'late',
    'soon',
    'answer-1',
    'answer-2',
    'answer-3',
    'far',
  ]);
});
