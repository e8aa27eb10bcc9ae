import { expect, it } from 'vitest';
import type { Spending } from '../../../shared/archive/spending/spending.ts';
import { correspondentRows, yearRows } from './spending-rows.ts';

const correspondents = Array.from({ length: 8 }, (_, index) => ({
  correspondent: index === 2 ? null : { id: `cor_${index}` as const, name: `Works ${index}` },
  amount: 10.1 - index,
  documentsCount: 1,
}));
const spending = {
  years: Array.from({ length: 8 }, (_, index) => ({
    year: 2024 - index,
    amount: 60.3,
    documentsCount: 9,
  })),
  correspondents,
} as unknown as Spending;

it('adds up the correspondents that have no row of their own', () => {
  const of = { currency: 'EUR', year: 2024 };
  const rows = correspondentRows(spending, of, { none: 'None', others: 'Others' });
  expect(rows.map(({ label }) => label)).toEqual([
    'Works 0',
    'Works 1',
    'None',
    'Works 3',
    'Works 4',
    'Works 5',
    'Others',
  ]);
  expect(rows[2]?.q).toMatch(/ no:correspondent$/);
  expect(rows[6]).toMatchObject({ amount: 14.7, documentsCount: 3 });
  expect(rows[6]?.q).toContain('-correspondent:"Works 5"');
});

it('adds up the years before the latest ones', () => {
  const rows = yearRows(spending, 'EUR', 'Earlier');
  expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
    ...[2024, 2023, 2022, 2021, 2020, 2019].map((year) => [String(year), 60.3]),
    ['Earlier', 120.6],
  ]);
  expect(rows[6]?.q).toMatch(/ date:<2019$/);
});
