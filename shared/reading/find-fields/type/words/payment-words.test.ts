import { expect, it } from 'vitest';
import { isPaid } from './payment-words.ts';

it.each([
  ['the rest remains unpaid on 3 may', 'en'],
  ['dosud neuhrazeno', 'cs'],
  ['niezaplacono', 'pl'],
  ['ubetalt den 3. maj', 'da'],
  ['obetalt den 3 maj', 'sv'],
] as const)('are not those of a payment where it is missing: %s', (text, language) => {
  expect(isPaid(text, language)).toBe(false);
});

it.each([
  ['paid on 3 may', 'en'],
  ['uhrazeno', 'cs'],
  ['上記の金額を正に領収いたしました', 'ja'],
] as const)('are those of a payment: %s', (text, language) => {
  expect(isPaid(text, language)).toBe(true);
});
