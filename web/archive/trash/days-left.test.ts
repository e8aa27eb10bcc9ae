import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const deletedAt = new Date('2026-03-01T12:00:00Z');

it.each([
  ['2026-03-01T12:00:00Z', 30],
  ['2026-03-01T12:00:01Z', 30],
  ['2026-03-02T12:00:00Z', 29],
  ['2026-03-31T11:00:00Z', 1],
  ['2026-03-31T12:00:00Z', 0],
  ['2027-01-01T00:00:00Z', 0],
])('at %s a document deleted on 1 March at noon has %i of 30 days left', (now, days) => {
  expect(daysLeft(deletedAt, 30, new Date(now))).toBe(days);
});
