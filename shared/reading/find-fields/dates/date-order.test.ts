import { expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';
import { isMonthFirst } from './date-order.ts';
import { readPaper } from '../paper/paper.ts';

const openDay = (first: number, second: number) => ({
  year: 2025,
  first,
  second,
  isOpen: true,
  isShort: false,
  start: 0,
  end: 0,
});

const isMonthFirstIn = (days: readonly (readonly [number, number])[]) =>
  isMonthFirst(readPaper('Payment plan'), {
    dates: days.map(([first, second]) => openDay(first, second)),
    language: 'en',
  });

it('is not told by payments on a fixed day of the month', () => {
  expect(
    isMonthFirstIn([
      [1, 2],
      [1, 5],
      [1, 8],
    ]),
  ).toBe(false);
});

it('is told by days that are much nearer to each other with the month first', () => {
  expect(
    isMonthFirstIn([
      [3, 4],
      [3, 6],
      [4, 1],
    ]),
  ).toBe(true);
});

const valuesOf = (text: string) =>
  Object.fromEntries(findFields(text).map(({ field, value }) => [field, value]));

it('is that of instalments', () => {
  const plan =
    'Harbour Books\nPayment plan\nDate 01/02/2025\nInstalments: 01/02/2025, 01/05/2025, 01/08/2025, 01/11/2025';
  expect(valuesOf(plan).documentDate).not.toBe('2025-01-02');
  const text =
    'Harbour Books\nInvoice 5\nTotal £30.00\nPayments are taken on 01/02/2025, 01/05/2025 and 01/08/2025';
  expect(valuesOf(text).dueDate).not.toBe('2025-01-02');
});
