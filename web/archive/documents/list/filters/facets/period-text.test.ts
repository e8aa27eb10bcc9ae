import { expect, it } from 'vitest';
import { offeredPeriods } from './period-text.ts';

const today = '2026-11-29';

it('offers what is ahead for days that are ahead', () => {
  const offered = offeredPeriods(today, 'ahead');
  expect(offered).toEqual(expect.arrayContaining(['next-30-days', 'next-month', 'last-year']));
  expect(offered.filter((each) => /^\d/.test(each)).slice(3, 7)).toEqual([
    '2029',
    '2030',
    '2026-11',
    '2026-12',
  ]);
});

it('offers what is past for days that are past', () => {
  const offered = offeredPeriods(today, 'past');
  expect(offered).not.toContain('next-month');
  expect(offered).toEqual(expect.arrayContaining(['2025', '2026-10', '2025-12']));
});
