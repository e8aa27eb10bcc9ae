import { expect, it } from 'vitest';
import { amountOfHundredths, sumAmounts } from './sum-amounts.ts';

const euros = (...amounts: number[]) => amounts.map((amount) => ({ amount, currency: 'EUR' }));

it('adds up hundredths exactly', () => {
  expect(sumAmounts(euros(0.1, 0.2))).toEqual(euros(0.3));
  expect(sumAmounts(euros(...Array.from({ length: 1000 }, () => 1.01)))).toEqual(euros(1010));
  expect(sumAmounts(euros(5, -5.05))).toEqual(euros(-0.05));
  expect(sumAmounts([])).toEqual([]);
});

it('keeps currencies apart, by their codes', () => {
  const amounts = [...euros(1), { amount: 2, currency: 'CHF' }, ...euros(3)];
  expect(sumAmounts(amounts)).toEqual([{ amount: 2, currency: 'CHF' }, ...euros(4)]);
});

it('rounds only what no number can be', () => {
  expect(amountOfHundredths(900_719_925_474_099_101n)).toBe(9_007_199_254_740_991);
  expect(amountOfHundredths(-7n)).toBe(-0.07);
});
