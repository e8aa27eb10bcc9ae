import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import type { Reminder, ReminderUpdate } from '../../../shared/archive/reminders/reminder.ts';
import {
  hidePayment,
  remindersOf,
  remindersQuery,
  withChange,
  type ReminderList,
  type ReminderPages,
} from './reminder-api.ts';

const me = createId('usr');
const another = createId('usr');

function reminderOn(date: string, values: Partial<Reminder> = {}): Reminder {
  return {
    id: createId('rem'),
    organizationId: createId('org'),
    documentId: createId('doc'),
    documentName: `${date}.pdf`,
    correspondent: null,
    totalAmount: null,
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
    ...values,
  };
}

const [first, second, third] = ['2026-01-01', '2026-01-02', '2026-01-03'].map((date) =>
  reminderOn(date),
) as [Reminder, Reminder, Reminder];

function pagesOf(...pages: Reminder[][]): ReminderPages {
  return {
    pages: pages.map((reminders) => ({ reminders, nextCursor: null })),
    pageParams: pages.map(() => null),
  };
}
const daysOf = (data: ReminderPages) => remindersOf(data).map(({ date }) => date.slice(-2));

function changed(
  data: ReminderPages,
  [reminder, update]: [Reminder, ReminderUpdate],
  list: ReminderList = {},
) {
  return withChange(data, { reminder, update, list, userId: me });
}

it('shows a change at once: done, open again and snoozed', () => {
  const pages = pagesOf([first, second]);
  const done = changed(pages, [first, { isDone: true }]);
  expect(daysOf(done)).toEqual(['02']);
  expect(changed(done, [first, { isDone: false }])).toEqual(pages);
  const snoozed = changed(pages, [first, { snoozedUntil: '2026-02-01' }]);
  expect(daysOf(snoozed)).toEqual(['02', '01']);
  expect(changed(snoozed, [first, { snoozedUntil: null }])).toEqual(pages);
});

it('puts a reminder on the page where its day belongs', () => {
  const pages = pagesOf([first], [third]);
  expect(
    changed(pages, [second, { isDone: false }]).pages.map(({ reminders }) => reminders),
  ).toEqual([[first], [second, third]]);
  expect(changed(pages, [third, { isDone: true }])).toEqual(pagesOf([first], []));
});

it('lists what is done first, with who did it, until it is open again', () => {
  const before = reminderOn('2026-01-09', { doneAt: new Date(1), doneBy: another });
  const pages = pagesOf([before]);
  const list = { state: 'done' } as const;
  const done = changed(pages, [first, { isDone: true }], list);
  expect(daysOf(done)).toEqual(['01', '09']);
  expect(remindersOf(done)[0]).toMatchObject({ doneAt: expect.any(Date) as Date, doneBy: me });
  expect(changed(done, [first, { isDone: false }], list)).toEqual(pages);
});

it('does not add what is not listed', () => {
  const empty = pagesOf([]);
  expect(changed(empty, [first, { snoozedUntil: '2026-02-01' }])).toEqual(empty);
  const elsewhere = { documentId: createId('doc') };
  expect(changed(empty, [first, { isDone: false }], elsewhere)).toEqual(empty);
  const theirs = reminderOn('2026-01-01', { assigneeId: another });
  expect(changed(empty, [theirs, { isDone: false }], { filter: 'mine' })).toEqual(empty);
});

it('takes what is assigned to another member from the own ones', () => {
  const pages = pagesOf([first, second]);
  const update = { assigneeId: another };
  expect(daysOf(changed(pages, [first, update], { filter: 'mine' }))).toEqual(['02']);
  expect(daysOf(changed(pages, [first, update], { filter: 'all' }))).toEqual(['01', '02']);
});

it('hides what is paid, until the payment has failed', () => {
  const client = new QueryClient();
  const payment = { ...second, source: 'due-date' as const };
  const { organizationId, documentId } = payment;
  const { queryKey } = remindersQuery(organizationId, { filter: 'all' });
  client.setQueryData(queryKey, pagesOf([first, payment]));
  const shown = () => daysOf(client.getQueryData(queryKey) ?? pagesOf([]));
  const showAgain = hidePayment(client, { organizationId, documentId });
  expect(shown()).toEqual(['01']);
  showAgain();
  expect(shown()).toEqual(['01', '02']);
});
