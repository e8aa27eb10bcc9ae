import { expect, it } from 'vitest';
import { prepareText } from '../../source-text.ts';
import { readAmounts } from '../read-amounts.ts';
import { findRunningTotals } from './running-totals.ts';

function runningIn(text: string): number[] {
  const source = prepareText(text, {});
  return [...findRunningTotals(source.paper, readAmounts(source))].map(({ cents }) => cents / 100);
}

it.each([
  [
    'EARNINGS     CURRENT        YTD\nRegular     1,332.00   2,664.00\nNET PAY     1,073.46   2,146.92',
    [2664, 2146.92],
  ],
  ["                Februar   kumuliert\nNettolohn   4'918.55   9'837.10", [9837.1]],
  ['Netto   3 186,00 kr\nBrutto hittills 31 208,00 kr, netto hittills 24 991,00 kr', [24_991]],
])('are amounts in a column of the year, or called so: %j', (text, amounts) => {
  expect(runningIn(text)).toEqual(amounts);
});

it('are none beside labels in a column with such a head', () => {
  expect(runningIn('Pay         Year to date\nNet   224.00   Tax   52.00')).toEqual([]);
});

it.each(['vom 01.10.2025 bis 31.10.2025', '01-10 t/m 31-10', 'from 1/15/2025 to 2/14/2025'])(
  'are none below a period: %s',
  (period) => {
    expect(runningIn(`Period: ${period}\nRent   200.00   238.00\nTotal   550.00   654.50`)).toEqual(
      [],
    );
  },
);
