import { expect, it } from 'vitest';
import { currencyAbroad, dollarOf, englishOf, leuOf } from './countries.ts';

it.each([
  ['springfield', undefined, 'USD', false],
  ['date 05/23/20', 'en', 'USD', true],
  ['saint-hyacinthe', 'fr', 'CAD', true],
  ['adelaide sa 5001', 'en', 'AUD', true],
  ['envio a lujan', 'es', 'ARS', true],
] as const)(
  'are told by the terms of a paper with a dollar sign: %s',
  (text, language, currency, isSure) => {
    expect(dollarOf(text, language)).toEqual({ currency, isSure });
  },
);

it.each(['812 wellington ave', '12 perth dr', 'vancouver st', 'ontario, ca 91761'])(
  'are not told by a street or a town in America: %s',
  (place) => {
    const text = `${place}\nnaperville, il 60540\n(630) 555-0142\nsales tax 5.00\n03/14/2025`;
    expect(dollarOf(text, 'en')).toEqual({ currency: 'USD', isSure: true });
  },
);

it('are told by the terms of a paper with lei', () => {
  expect(leuOf('mun. chisinau, republica moldova')).toBe('MDL');
  expect([leuOf('mun. iasi'), leuOf('str. chisinau 14, iasi')]).toEqual(['RON', 'RON']);
  expect(leuOf('chisinau, republica moldova, valori in ron')).toBe('RON');
});

it('are told by how the Swiss group digits', () => {
  expect(currencyAbroad("nettolohn 4'918.55", 'de')).toBe('CHF');
  expect(currencyAbroad('nettolohn 4.918,55', 'de')).toBeUndefined();
});

it.each([
  ['envio a toluca, edo. mex.', 'es', 'MXN'],
  ['cra 14 # 22-31, nit 901.223.114-5', 'es', 'COP'],
  ['rut 212233440018, montevideo', 'es', 'UYU'],
  ['gst no 111-222-333', 'en', 'NZD'],
] as const)('are told by towns and numbers: %s', (text, language, currency) => {
  expect(dollarOf(text, language).currency).toBe(currency);
});

it('are told by counties and towns where no currency is printed', () => {
  expect(englishOf('ballina, co. mayo')).toBe('EUR');
  expect(currencyAbroad('garage bianchi sa, mendrisio', 'it')).toBe('CHF');
});

it.each([
  ['lagan tyres\n12 quay street, belfast, northern ireland', 'GBP'],
  ['hse inspection, national insurance, paye', 'GBP'],
  ['12 dublin road, belfast', 'GBP'],
  ['vat no. 118118', 'GBP'],
  ['12 quay street, galway, ireland\nvat 23%', 'EUR'],
  ['plc, ireland', undefined],
])('are told by whether more terms are Irish or British: %j', (text, currency) => {
  expect(englishOf(text)).toBe(currency);
});
