import { describe, expect, it } from 'vitest';
import { parseAmount, typedAmount } from './parse-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['1234,50', 'de', { amount: 1234.5 }],
    ['1.234,50', 'de', { amount: 1234.5 }],
    ['1.234', 'de', { amount: 1234 }],
    ['12.50', 'de', { amount: 12.5 }],
    ['1,234.50', 'de', { amount: 1234.5 }],
    ['1,234.50', 'en', { amount: 1234.5 }],
    ['1,234', 'en', { amount: 1234 }],
    ['1.234', 'en', { amount: 1.234 }],
    ['1 234,50', 'fr', { amount: 1234.5 }],
    ['1\u202f234,50 €', 'fr', { amount: 1234.5, currency: 'EUR' }],
    ['1.234.567', 'de', { amount: 1_234_567 }],
    ['CHF 1’234.50', 'de', { amount: 1234.5, currency: 'CHF' }],
    ['-12', 'en', { amount: -12 }],
    ['- 1 234', 'en', { amount: -1234 }],
    ['12,34,567.5', 'en', { amount: 1_234_567.5 }],
    ['$12', 'en', { amount: 12, currency: 'USD' }],
    ['12 usd', 'en', { amount: 12, currency: 'USD' }],
    ['99,90 zł', 'pl', { amount: 99.9, currency: 'PLN' }],
  ])('%s in %s', (text, locale, money) => {
    expect(parseAmount(text, locale)).toEqual(money);
  });

  it.each([
    '',
    '€',
    'twelve',
    '1-2',
    '12 EUR EUR',
    ',5,',
    '12,3,4',
    '1.2.3',
    '12 34',
    '1,23.4,5',
    '1.234,567,8',
    '1234,567.8',
  ])('is nothing: %s', (text) => {
    expect(parseAmount(text, 'en')).toBeUndefined();
  });

  it.each(['en', 'de', 'fr', 'es', 'it', 'pt-BR', 'pt-PT', 'pl', 'ro'])(
    'is read as it is written in %s',
    (locale) => {
      for (const amount of [0, 12.5, 1234, -1_234_567.89]) {
        expect(parseAmount(typedAmount(amount, locale), locale)).toEqual({ amount });
      }
    },
  );
});
