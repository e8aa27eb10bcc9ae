import { describe, expect, it } from 'vitest';
import { snoozeDays } from './reminder-days.ts';

describe('snoozing', () => {
  it.each([
    ['2026-03-03', '2026-03-04', '2026-03-09', '2026-04-01'],
    ['2026-03-02', '2026-03-03', '2026-03-09', '2026-04-01'],
    // From a Sunday, the next Monday is tomorrow, so that the one after is offered.
    ['2026-03-08', '2026-03-09', '2026-03-16', '2026-04-01'],
    ['2026-12-31', '2027-01-01', '2027-01-04', '2027-01-01'],
    ['2028-02-28', '2028-02-29', '2028-03-06', '2028-03-01'],
  ])('on %s offers %s, %s and %s', (from, tomorrow, week, month) => {
    expect(snoozeDays(from)).toEqual({ tomorrow, week, month });
  });
});
