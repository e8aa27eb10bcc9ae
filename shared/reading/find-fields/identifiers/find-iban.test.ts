import { expect, it } from 'vitest';
import { foldText } from '../paper/fold-text.ts';
import { findIbans } from './find-iban.ts';

const ibansIn = (text: string) => findIbans(foldText(text)).map(({ iban }) => iban);

it.each([
  'IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFF',
  'DE89370400440532013000',
  'de89-3704-0044-0532-0130-00',
  'DE89 3704 0044\n0532 0130 00',
  'DE89 37O4 OO44 0532 0l30 00',
])('is found: %s', (text) => {
  expect(ibansIn(text)).toEqual(['DE89370400440532013000']);
});

it('has letters repaired where its country has letters', () => {
  expect(ibansIn('NL91 A8NA 0417 1643 00')).toEqual(['NL91ABNA0417164300']);
});

it('is found in the Polish notation without a country', () => {
  expect(ibansIn('Nr konta: 61 1090 1014 0000 0712 1981 2874')).toEqual([
    'PL61109010140000071219812874',
  ]);
});

it.each([
  'DE89 3704 0044 0532 0130 01',
  'DE89 3704 0044 0532 0130 0',
  'DE89 **** **** **** **** 00',
  'XX89 3704 0044 0532 0130 00',
  '61 1090 1014 0000 0712 1981 2875',
])('is not found: %s', (text) => {
  expect(ibansIn(text)).toEqual([]);
});
