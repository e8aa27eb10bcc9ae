import { expect, it } from 'vitest';
import { foldText } from '../paper/fold-text.ts';
import { findAmounts } from './find-amounts.ts';

const amountsIn = (text: string) =>
  findAmounts(foldText(text)).map(({ cents, currency }) => [cents, currency]);

it.each([
  ['1.234,56 €', 123_456, 'EUR'],
  ['1 234,56 €', 123_456, 'EUR'],
  ['1\u202f234,56 €', 123_456, 'EUR'],
  ["CHF 1'234.50", 123_450, 'CHF'],
  ['CHF 1’234.50', 123_450, 'CHF'],
  ['£1,234.56', 123_456, 'GBP'],
  ['$ 1,234,567.89', 123_456_789, '$'],
  ['EUR 1234', 123_400, 'EUR'],
  ['1.234 €', 123_400, 'EUR'],
  ['1230,00 zł', 123_000, 'PLN'],
  ['R$ 99,90', 9990, 'BRL'],
  ['119,00 lei', 11_900, 'lei'],
  ['150,- €', 15_000, 'EUR'],
  ['950,-', 95_000, undefined],
  ['120.–', 12_000, undefined],
  ['12 ευρώ', 1200, 'EUR'],
  ['-12,00 €', -1200, 'EUR'],
  ['1.2O4,5l €', 120_451, 'EUR'],
])('reads %s', (text, cents, currency) => {
  expect(amountsIn(text)).toEqual([[cents, currency]]);
});

it.each([
  '12.03.2024',
  '19,00 %',
  '1.234',
  '7',
  '089/12 34 56',
  '3,5 kg',
  '2024-118',
  '12:30',
  '2.-8.',
])('reads no amount in %s', (text) => {
  expect(amountsIn(text)).toEqual([]);
});

it('reads numbers in groups of three digits where amounts have no decimals', () => {
  const amounts = findAmounts(foldText('手取額　222,965　27 119  1.234  2025'), { isWhole: true });
  expect(amounts.map(({ cents }) => cents)).toEqual([22_296_500, 2_711_900, 123_400]);
});
