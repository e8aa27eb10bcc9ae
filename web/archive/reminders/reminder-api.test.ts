import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import type { Reminder, ReminderPage } from '../../../shared/archive/reminders/reminder.ts';
import { withChange } from './reminder-api.ts';

function reminderOn(date: string): Reminder {
  return {
    id: createId('rem'),
    organizationId: createId('org'),
    documentId: createId('doc'),
    documentName: `${date}.pdf`,
    source: 'person',
    date,
    snoozedUntil: null,
    remindOn: date,
    note: '',
    assigneeId: null,
    createdBy: null,
    createdAt: new Date(0),
    doneAt: null,
    doneBy: null,
  };
}

const [first, second] = ['2026-01-01', '2026-01-02'].map(reminderOn) as [Reminder, Reminder];
const page = { reminders: [first, second], nextCursor: null };
const namesOf = ({ reminders }: ReminderPage) => reminders.map(({ documentName }) => documentName);

it('shows a change at once: done, open again and snoozed', () => {
  const done = withChange(page, first, { isDone: true });
  expect(namesOf(done)).toEqual(['2026-01-02.pdf']);
  expect(withChange(done, first, { isDone: false })).toEqual(page);
  const snoozed = withChange(page, first, { snoozedUntil: '2026-02-01' });
  expect(namesOf(snoozed)).toEqual(['2026-01-02.pdf', '2026-01-01.pdf']);
  expect(withChange(snoozed, first, { snoozedUntil: null })).toEqual(page);
});

it('does not add what is not listed', () => {
  const empty = { reminders: [], nextCursor: null };
  expect(withChange(empty, first, { snoozedUntil: '2026-02-01' })).toEqual(empty);
});
