import { expect, it } from 'vitest';
import { dueStateOf, untilText } from './due-state.ts';

const today = '2026-11-28';

it.each([
  [
    { dueDate: '2026-12-03', isPaid: false },
    { kind: 'due', days: 5 },
  ],
  [
    { dueDate: today, isPaid: false },
    { kind: 'due', days: 0 },
  ],
  [
    { dueDate: '2026-11-27', isPaid: false },
    { kind: 'overdue', days: 1 },
  ],
  [{ dueDate: '2026-11-27', isPaid: true }, { kind: 'paid' }],
  [{ dueDate: null, isPaid: true }, { kind: 'paid' }],
  [{ dueDate: null, isPaid: false }, undefined],
])('of %j is %j', (document, expected) => {
  expect(dueStateOf(document, today)).toEqual(expected);
});

it('counts days across a change of the clocks', () => {
  const unpaid = { dueDate: '2026-03-30', isPaid: false };
  expect(dueStateOf(unpaid, '2026-03-28')).toEqual({ kind: 'due', days: 2 });
});

it.each([
  [0, 'en', 'today'],
  [1, 'de', 'morgen'],
  [5, 'en', 'in 5 days'],
  [60, 'en', 'in 60 days'],
  [61, 'en', 'in 2 months'],
  [400, 'fr', 'dans 13 mois'],
  [800, 'en', 'in 2 years'],
])('says how far away %i days are in %s', (days, locale, expected) => {
  expect(untilText(days, locale)).toBe(expected);
});
